import pg from 'pg';

/**
 * A pool that survives lost connections. It takes back a client whose connection is lost, also if its user never
 * releases it: Drizzle does not when `begin` fails, so that each lost connection would occupy a place of the pool until
 * the process ends. Without listeners, an `error` event of a client would end the process; the next statement gets the
 * error.
 */
export class RecoveringPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('error', () => undefined); // of an idle client
    this.on('connect', (client) => client.on('error', () => undefined)); // between two statements of a transaction
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void,
  ): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    if (callback) return super.connect(callback); // used by `query`, which always releases
    return super.connect().then((client) => {
      const release = client.release.bind(client);
      let isReleased = false;
      const releaseOnce = (error?: Error | boolean) => {
        if (isReleased) return;
        isReleased = true;
        client.off('end', onEnd);
        release(error);
      };
      const onEnd = () => releaseOnce(true);
      client.on('end', onEnd);
      client.release = releaseOnce;
      return client;
    });
  }
}
