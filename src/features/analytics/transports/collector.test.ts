import { eventBatchSchema, MOST_EVENTS } from '@site/server/schemas/events';
import type { RecordedEvent } from '../bus';
import { toBatches, toCollectedEvent } from './collector';

function createRecorded(label = 'Sorting'): RecordedEvent {
  return {
    event: {
      name: 'demo',
      parameters: { eventAction: 'copy', eventLabel: label },
    },
    atMs: 1_700_000_000_000,
    pathname: '/zh/x/react-data-grid/sorting/',
  };
}

const VISIT = '00000000-0000-4000-8000-000000000000';

describe('toCollectedEvent', () => {
  it('is what the collector takes', () => {
    const { id, ...rest } = toCollectedEvent(createRecorded());
    const { pattern } = eventBatchSchema.properties.events.items.properties.id;
    expect(id).toMatch(new RegExp(pattern));
    expect(rest).toEqual({
      name: 'demo',
      at: 1_700_000_000_000,
      page: '/x/react-data-grid/sorting/',
      language: 'zh',
      productId: 'x-data-grid',
      parameters: { eventAction: 'copy', eventLabel: 'Sorting' },
    });
  });

  it('has the same id at every try, so that it is stored once', () => {
    const recorded = createRecorded();
    expect(toCollectedEvent(recorded).id).toBe(toCollectedEvent(recorded).id);
    expect(toCollectedEvent(createRecorded()).id).not.toBe(
      toCollectedEvent(recorded).id,
    );
  });

  it('cuts a text that would be refused', () => {
    const { parameters } = toCollectedEvent(createRecorded('x'.repeat(600)));
    expect(parameters['eventLabel']).toHaveLength(500);
  });
});

describe('toBatches', () => {
  it.each([
    [0, []],
    [3, [3]],
    [MOST_EVENTS + 1, [100, 100, 1]],
  ])('splits %d events into requests of %j', (count, sizes) => {
    const events = Array.from({ length: count }, () =>
      toCollectedEvent(createRecorded()),
    );
    const batches = toBatches(VISIT, events);
    expect(batches.flatMap((batch) => batch.events)).toEqual(events);
    expect(batches.map((batch) => batch.events.length)).toEqual(sizes);
  });
});
