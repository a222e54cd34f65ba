import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { createContext } from 'react';

/** The stories of the docs page and Storybook's channel. */
export const DocsContext = createContext<DocsContextProps>({} as DocsContextProps);
