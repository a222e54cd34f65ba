import type { CalendarDate } from '@attesta/domain/values/dates';
import { checkWindows, demoData, type DemoData } from './organisations.ts';
import { marketDevices } from './market-devices.ts';
import { marketOperators } from './market-operators.ts';
import { randomSource } from './random.ts';
import { pastWindows } from './market-windows.ts';

/** Sizes of the demo market, with the organisations of the small demo. */
export const marketSizes = { operators: 300, devices: 4000, windows: 3000 } as const;

const seed = 20_261_127;

/**
 * Returns the demo market: the organisations of the small demo, and generated operators, devices and past windows. The
 * same day gives the same data. Every record is validated by the domain's schema, and every window by the rules of
 * windows.
 * @throws Error if a window breaks a rule
 */
export function marketData(day: CalendarDate): DemoData {
  const small = demoData(day);
  const random = randomSource(seed);
  const operators = marketOperators(random, small.operators.length + 1, marketSizes.operators);
  const context = { random, day, operators, bodies: small.bodies };
  const devices = marketDevices(context, marketSizes.devices - small.devices.length);
  const windows = [
    ...small.windows,
    ...pastWindows(random, day, small.bodies, marketSizes.windows - small.windows.length),
  ];
  for (const body of small.bodies) checkWindows(body, windows);
  return {
    bodies: small.bodies,
    windows,
    operators: [...small.operators, ...operators],
    devices: [...small.devices, ...devices],
  };
}
