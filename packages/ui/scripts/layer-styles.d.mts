import type { PluginObj, types } from '@babel/core';

export const layerStyles: (api: { types: typeof types }) => PluginObj;
