/** The maximum that one account may store. */
export interface DeviceQuota {
  readonly devices: number;
  /** Total size of the answers of all devices, as JSON. */
  readonly bytes: number;
}

/** The quota of every account. */
export const deviceQuota: DeviceQuota = { devices: 5000, bytes: 50_000_000 };

/** Maximum number of notified bodies on all shortlists of one account. */
export const shortlistQuota = 10_000;
