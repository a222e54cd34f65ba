import { PageTransition } from '@attesta/ui/shell/page-transition';
import { useLocation, useOutlet } from 'react-router-dom';
import styled from 'styled-components';
import { LanguageControl } from './language-control';
import { ModeControl } from './mode-control';

const Corner = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: 12px;
  inset-inline-end: 12px;
  display: flex;
  gap: 4px;
`;

/** Around the sign-in pages: one goes before the next comes (specification, section 2); language and mode are in reach of everyone. */
export function Component() {
  const { pathname } = useLocation();
  const page = useOutlet(); // kept as it is while it leaves
  return (
    <>
      <Corner>
        <LanguageControl />
        <ModeControl />
      </Corner>
      <PageTransition page={pathname}>{page}</PageTransition>
    </>
  );
}
