import { Button } from '@attesta/ui/inputs/button';
import { styled } from 'styled-components';
import module from './customised.module.css';

const ClaimsButton = styled(Button)`
  background: rgb(0 95 115);
`;

/** One button for each way to change the styles of a component, and a paragraph with the colours of the theme. */
export function Customised() {
  return (
    <section>
      <Button className="claims-button">Class name</Button>
      <Button className={module['button']}>CSS module</Button>
      <Button className="bg-[rgb(0_95_115)]">Tailwind</Button>
      <ClaimsButton>Styled</ClaimsButton>
      <Button style={{ background: 'rgb(0 95 115)' }}>Inline style</Button>
      <div className="claims-theme">
        <Button>Custom property</Button>
      </div>
      <div className="claims-section">
        <Button>Theme token</Button>
      </div>
      <p className="bg-primary-tint text-on-primary-tint dark:bg-[rgb(0_95_115)]">Tailwind with tokens</p>
    </section>
  );
}
