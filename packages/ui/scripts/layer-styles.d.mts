import type { PluginObject, types } from '@babel/core';

export const layerStyles: (api: { types: typeof types }) => PluginObject;
