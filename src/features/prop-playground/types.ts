import type {
  PlaygroundData,
  PlaygroundSize,
} from '@site/plugins/api-reference/pageTypes';

/** A playground as its page gets it: the room that it takes, and what loads the rest. */
export interface PagePlayground {
  readonly size: PlaygroundSize;
  readonly load: () => Promise<{ readonly default: PlaygroundData }>;
}
