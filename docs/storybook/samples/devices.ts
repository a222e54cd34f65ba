export interface Device {
  id: string;
  name: string;
  riskClass: string;
  state: (typeof states)[number];
  codes: number;
}

export const states = ['Certified', 'In assessment', 'Draft'] as const;
const names = [
  'Vena 2 aortic valve',
  'Lumen infusion pump',
  'Cardia monitor',
  'Orthos hip stem',
  'Aura ventilator',
  'Nephra dialyser',
  'Optis lens',
  'Derma laser',
  'Pulmo spirometer',
  'Sutura mesh',
  'Neura lead',
  'Gluco sensor',
];
const devices = names.map((name, index): Device => ({
  id: `d${index}`,
  name,
  riskClass: ['III', 'IIb', 'IIa'][index % 3] ?? 'I',
  state: states[index % 3] ?? 'Draft',
  codes: 2 + (index % 5),
}));

/** Simulates a server request. Returns a cleanup function that cancels the request. */
export function loadDevices(done: (devices: Device[]) => void): () => void {
  const timer = setTimeout(() => done(devices), 400);
  return () => clearTimeout(timer);
}
