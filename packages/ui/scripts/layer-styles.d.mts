import type { PluginObject } from '@babel/core';
export const layerStyles: (api: { types: typeof import('@babel/core').types }) => PluginObject;
