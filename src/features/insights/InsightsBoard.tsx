import Translate from '@docusaurus/Translate';
import type { Insights } from '@site/server/schemas/insights';
import type { ReactNode } from 'react';
import { ComponentThemeProvider } from '../component-theme';
import { AdsSection } from './AdsSection';
import { CommentsSection } from './CommentsSection';
import { HelpfulSection } from './HelpfulSection';
import { ReasonsSection } from './ReasonsSection';
import { SearchesSection } from './SearchesSection';
import { LoadCsvContext, type LoadCsv } from './LoadCsvContext';
import TotalsList from './TotalsList';
import { VitalsSection } from './VitalsSection';
import { VotesChart } from './VotesChart';

/** All numbers. Loaded on request, as it brings the library with it. */
export default function InsightsBoard({
  insights,
  loadCsv,
}: {
  readonly insights: Insights;
  readonly loadCsv: LoadCsv;
}): ReactNode {
  return (
    <ComponentThemeProvider surface="docs">
      <LoadCsvContext.Provider value={loadCsv}>
        <TotalsList insights={insights} />
        <VotesChart days={insights.votesByDay} />
        <HelpfulSection
          table="pages"
          rows={insights.pages}
          title={<Translate id="insights.pages">Pages, worst first</Translate>}
        />
        <HelpfulSection
          table="sections"
          rows={insights.sections}
          title={
            <Translate id="insights.sections">Sections, worst first</Translate>
          }
        />
        <CommentsSection comments={insights.comments} />
        <ReasonsSection reasons={insights.reasons} />
        <VitalsSection vitals={insights.vitals} />
        <SearchesSection searches={insights.searches} />
        <AdsSection ads={insights.ads} />
      </LoadCsvContext.Provider>
    </ComponentThemeProvider>
  );
}
