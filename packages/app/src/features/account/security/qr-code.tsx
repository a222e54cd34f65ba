import { useMemo } from 'react';
import { styled } from 'styled-components';
import { encode } from 'uqr';

/** Dark modules on a light background in every mode, because many scanners cannot read inverted codes. */
const Root = styled.svg`
  flex: none;
  inline-size: 168px;
  block-size: 168px;
  border-radius: var(--at-radius-small);
  forced-color-adjust: none;
`;

/** A text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: 2 });
    const modules = code.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: modules.join('') };
  }, [text]);
  return (
    <Root role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path fill="white" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="black" d={path} />
    </Root>
  );
}
