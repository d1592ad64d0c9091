import styles from './styles.module.css';

export {
  FeedbackPageProvider,
  useDocFeedbackPage,
  useFeedbackPage,
} from './context';
export { default as PageFeedback } from './PageFeedback';
export { default as SectionFeedback } from './SectionFeedback';
export { toText } from './toText';

/** Class of a heading that has a button of its own: it leaves the room. */
export const withSectionClass = styles.withSection;
