import { z } from 'zod';
import { call } from '../contract/call.ts';
import { countSchema, publishedCellSchema } from './figures.ts';

export const getStatistics = call({
  method: 'GET',
  path: '/api/statistics',
  who: ['market_operator', 'notified_body'],
  summary:
    'Returns the figures that were counted from the data of the portal in the last night, and those of earlier months. ' +
    '`count` is null before the first count. A cell that is absent was counted from fewer than five organisations. ' +
    'Numbers of records are rounded to 5. The demand for codes is returned to notified bodies only.',
  response: z.object({ count: countSchema.nullable(), cells: z.array(publishedCellSchema) }),
});

export const statisticsCalls = [getStatistics] as const;
