export {
  ALIVE_INTERVAL_MS,
  FRAME_PATH,
  parseFrameMessage,
  type CodePosition,
  type CompiledFile,
  type Failure,
  type FrameMessage,
  type FrameSettings,
  type HostMessage,
  type Program,
} from './protocol';
