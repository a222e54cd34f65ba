const area = '/dashboard/market-operator';

/** Paths of the device pages (specification, section 2). */
export const devicePaths = {
  list: `${area}/list-medical-devices`,
  archive: `${area}/list-medical-devices?state=archived`,
  create: `${area}/create-medical-device`,
  view: (id: string) => `${area}/view-medical-device/${encodeURIComponent(id)}`,
  edit: (id: string) => `${area}/edit-medical-device/${encodeURIComponent(id)}`,
  matches: (id: string) => `${area}/matchmaking-medical-devices?${new URLSearchParams({ device: id }).toString()}`,
};
