import type { ReactNode } from 'react';
import {
  CheckIcon,
  DashboardIcon,
  DarkIcon,
  GlobeIcon,
  PackageIcon,
  ProtectedIcon,
} from '../../../packages/ui/src/display/icon/index.js';
import { modes } from '../../../packages/ui/src/theme/colors/palette.js';
import { pairs } from '../../../packages/ui/src/theme/colors/pairs.js';
import { presetIds } from '../../../packages/ui/src/theme/colors/preset-ids.js';
import { componentCount } from './gallery-search.js';

/** Figures of the library, computed from its data. */
export const Numbers = () => (
  <dl className="doc-numbers sb-unstyled">
    <div>
      <dt>components, each with docs and tests</dt>
      <dd>{componentCount}</dd>
    </div>
    <div>
      <dt>presets, in light and dark</dt>
      <dd>{presetIds.length}</dd>
    </div>
    <div>
      <dt>colour pairs checked for contrast</dt>
      <dd>{new Intl.NumberFormat('en').format(pairs.length * modes.length * presetIds.length)}</dd>
    </div>
    <div>
      <dt>re-renders when the theme changes</dt>
      <dd>0</dd>
    </div>
  </dl>
);

const reasons: readonly (readonly [icon: ReactNode, title: string, text: ReactNode])[] = [
  [
    <DarkIcon key="theme" />,
    'Theme changes without re-renders',
    'Preset, mode, direction, density and radius are attributes on one element. Components follow with CSS; React re-renders only the control that the user operated.',
  ],
  [
    <ProtectedIcon key="contrast" />,
    'Verified contrast',
    <>
      A test measures every colour pair that the components use. The same function checks your own preset.{' '}
      <a href="?path=/docs/foundations-colour--docs" target="_top">
        See the results
      </a>
    </>,
  ],
  [
    <CheckIcon key="keys" />,
    'Tested keyboard tables',
    'The page of each composite widget lists the keys of its WAI-ARIA pattern, and the test of the component presses the keys of the same table. axe runs on every story in a real browser.',
  ],
  [
    <GlobeIcon key="where" />,
    'Works in your environment',
    'On a server without warnings, in StrictMode, under a strict Content Security Policy, right to left, in forced colours, at a width of 320 px and with text at 200 %.',
  ],
  [
    <DashboardIcon key="shell" />,
    'Ready-made portal layouts',
    <>
      App shell, navigation with a “more” menu, sign-in, error summary, settings, command palette.{' '}
      <a href="?path=/docs/recipes-app-shell--docs" target="_top">
        See a complete page
      </a>
    </>,
  ],
  [
    <PackageIcon key="weight" />,
    'Pay only for what you import',
    'Each component has its own entry point and a size budget in kB, which its page shows and a check enforces. Imports have no side effects.',
  ],
];

export const Reasons = () => (
  <ul className="doc-reasons sb-unstyled">
    {reasons.map(([icon, title, text]) => (
      <li key={title}>
        {icon}
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

/** Links to docs pages, each with a description. */
export const PageLinks = ({ to }: { to: readonly (readonly [title: string, id: string, text: string])[] }) => (
  <ul className="doc-cards sb-unstyled">
    {to.map(([title, id, text]) => (
      <li key={id}>
        <a href={`?path=/docs/${id}--docs`} target="_top">
          <strong>{title}</strong>
          <span>{text}</span>
        </a>
      </li>
    ))}
  </ul>
);

/** The main links for new visitors. */
export const GetStarted = () => (
  <p className="doc-begin">
    <a href="?path=/docs/guides-install--docs" target="_top" data-first="">
      Install
    </a>
    <a href="?path=/docs/components--docs" target="_top">
      See all {componentCount} components
    </a>
    <a href="?path=/docs/recipes-list-page--docs" target="_top">
      Copy a complete page
    </a>
  </p>
);
