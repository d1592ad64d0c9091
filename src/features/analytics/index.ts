export { onTrack, track, type RecordedEvent } from './bus';
export type { SiteEvent } from './events';
