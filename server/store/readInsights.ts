import { WEB_VITALS } from '../schemas/events';
import type {
  AdRow,
  CommentRow,
  DayRow,
  HelpfulRow,
  Insights,
  ReasonRow,
  SearchRow,
  VitalRow,
} from '../schemas/insights';
import type { Store } from './createStore';

const MOST_COMMENTS = 1000;
const MOST_ROWS = 1000;

/** Feedback of the time, without votes that a later vote took the place of. */
const RECENT_FEEDBACK = `
  select * from feedback as given
  where received_at > now() - make_interval(days => $1::int)
    and not exists (select from feedback as later where later.replaces = given.id)`;

const RECENT_EVENTS = `received_at > now() - make_interval(days => $1::int)`;

/**
 * Worst first by (helpful + 1) / (votes + 2): a single "no" says less than
 * nine of ten.
 */
function toHelpfulSql(grouping: string, condition: string): string {
  return `
    select page, ${grouping},
      count(*) filter (where kind = 'vote')::int as votes,
      count(*) filter (where kind = 'vote' and rating = 1)::int as helpful,
      count(*) filter (where comment <> '')::int as comments
    from (${RECENT_FEEDBACK}) as recent
    where ${condition}
    group by 1, 2
    order by (count(*) filter (where kind = 'vote' and rating = 1) + 1.0)
      / (count(*) filter (where kind = 'vote') + 2.0), 4 desc, 1, 2
    limit ${MOST_ROWS}`;
}

const PAGES = toHelpfulSql(
  `null as "sectionId", null as "sectionTitle"`,
  'true',
).replace('group by 1, 2', 'group by page');

const SECTIONS = toHelpfulSql(
  `section_id as "sectionId", max(section_title) as "sectionTitle"`,
  'section_id is not null',
);

const COMMENTS = `
  select id, received_at as "receivedAt", page, language, version,
    section_title as "sectionTitle", rating, reasons, comment
  from (${RECENT_FEEDBACK}) as recent
  where comment <> ''
  order by received_at desc, id
  limit ${MOST_COMMENTS}`;

/** Those with a comment are beside it, in the comments. */
const REASONS = `
  select page, reason, count(*)::int as count
  from (${RECENT_FEEDBACK}) as recent,
    jsonb_array_elements_text(reasons) as reason
  where comment = '' and rating = 0
  group by 1, 2 order by 3 desc, 1, 2
  limit ${MOST_ROWS}`;

const VOTES_BY_DAY = `
  select to_char(received_at at time zone 'UTC', 'YYYY-MM-DD') as day,
    count(*) filter (where rating = 1)::int as helpful,
    count(*) filter (where rating = 0)::int as unhelpful
  from (${RECENT_FEEDBACK}) as recent
  where kind = 'vote'
  group by 1 order by 1`;

const VITALS = `
  select page, name, count(*)::int as samples,
    percentile_cont(0.75) within group (
      order by (parameters->>'metric_value')::double precision) as p75
  from events
  where ${RECENT_EVENTS} and name in (${WEB_VITALS.map((name) => `'${name}'`).join(', ')})
    and jsonb_typeof(parameters->'metric_value') = 'number'
  group by 1, 2 order by 1, 2
  limit ${MOST_ROWS * WEB_VITALS.length}`;

const SEARCHES = `
  select lower(trim(parameters->>'query')) as query, count(*)::int as count
  from events
  where ${RECENT_EVENTS} and name = 'search' and trim(parameters->>'query') <> ''
  group by 1 order by 2 desc, 1
  limit ${MOST_ROWS}`;

const ADS = `
  select coalesce(parameters->>'eventLabel', '') as label,
    count(*) filter (where parameters->>'eventAction' = 'display')::int as displays,
    count(*) filter (where parameters->>'eventAction' = 'click')::int as clicks
  from events
  where ${RECENT_EVENTS} and name = 'ad'
  group by 1 order by 2 desc, 1
  limit ${MOST_ROWS}`;

const PAGE_VIEWS = `
  select count(*)::int as count from events
  where ${RECENT_EVENTS} and name = 'page_view'`;

/** All that `/insights` shows of the last days. */
export async function readInsights(
  store: Store,
  days: number,
): Promise<Insights> {
  const read = <Row extends object>(sql: string) =>
    store.query<Row>(sql, [days]);
  const [views] = await read<{ count: number }>(PAGE_VIEWS);
  return {
    days,
    pages: await read<HelpfulRow>(PAGES),
    sections: await read<HelpfulRow>(SECTIONS),
    comments: (
      await read<CommentRow & { receivedAt: Date | string }>(COMMENTS)
    ).map((row) => ({
      ...row,
      receivedAt: new Date(row.receivedAt).toISOString(),
    })),
    reasons: await read<ReasonRow>(REASONS),
    votesByDay: await read<DayRow>(VOTES_BY_DAY),
    vitals: await read<VitalRow>(VITALS),
    searches: await read<SearchRow>(SEARCHES),
    ads: await read<AdRow>(ADS),
    pageViews: views?.count ?? 0,
  };
}
