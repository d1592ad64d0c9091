import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  canonicalAsServer,
  isLanguage,
  DEFAULT_LANGUAGE,
} from '@site/plugins/lib/paths';
import { createContext, useContext, useMemo } from 'react';
import { usePage } from '../page';
import type { FeedbackPage } from './types';

const PageContext = createContext<FeedbackPage | null>(null);

/** Gives the page to the headings inside: outside of it they have no button. */
export const FeedbackPageProvider = PageContext.Provider;

/** The page that feedback is about; null where none is asked for. */
export function useFeedbackPage(): FeedbackPage | null {
  return useContext(PageContext);
}

/** The page of the docs that is open. */
export function useDocFeedbackPage(): FeedbackPage {
  const { metadata } = useDoc();
  const { label } = useDocsVersion();
  const { navigation } = usePage();
  const {
    i18n: { currentLocale },
  } = useDocusaurusContext();
  const productId = navigation?.productId ?? null;
  return useMemo(
    () => ({
      page: canonicalAsServer(metadata.permalink),
      title: metadata.title,
      language: isLanguage(currentLocale) ? currentLocale : DEFAULT_LANGUAGE,
      version: label,
      productId,
    }),
    [metadata, currentLocale, label, productId],
  );
}
