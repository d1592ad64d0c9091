export {
  deleteRecorded,
  getRecorded,
  onTrack,
  subscribeRecorded,
  track,
  type RecordedEvent,
} from './bus';
export type { SiteEvent } from './events';
