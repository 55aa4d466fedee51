import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { Table } from '#app/ui/table.tsx';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, Facts, shortDay } from '../shell/admin-page.tsx';
import { HiddenFields, PostButton } from '../shell/post-form.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Route } from './+types/numbers.route.ts';
import { type Figures, type FirstAnswers, NOT_RECORDED, PERIODS, readPeriod } from './figures.ts';
import { numbersWords as words } from './numbers.content.ts';
import { readNumbers } from './numbers.server.ts';
import { NumbersChart } from './numbers-chart.tsx';
import './numbers.css';

const PAGE_SIZE = 20;
const COLUMNS = ['visitors', 'views', 'messages', 'calls', 'signups'] as const;

export const meta = adminMeta(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const period = readPeriod(new URL(request.url).searchParams.get('days'));
  return { period, numbers: await readNumbers(getAppContext(context), period) };
}

export default function NumbersPage({ loaderData: { period, numbers } }: Route.ComponentProps) {
  const { role } = useViewer();
  const { total, days, pages, sources, tools, devices, answers } = numbers;
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <FilterLinks
        label={words.period}
        current={String(period)}
        options={PERIODS.map((value) => ({
          value: String(value),
          label: words.periods[value],
          href: `/admin/numbers?days=${value}`,
        }))}
      />
      <Card title={words.total}>
        <p className="text-muted">
          {interpolate(words.span, {
            from: shortDay(numbers.from as CalendarDate),
            to: shortDay(numbers.to as CalendarDate),
          })}
        </p>
        <dl className="admin-numbers-total">
          {COLUMNS.map((column) => (
            <div key={column}>
              <dt>{words.figures[column]}</dt>
              <dd>{formatCount(total[column])}</dd>
            </div>
          ))}
        </dl>
        {role === 'owner' && (
          <form method="post" action="/admin/export/file">
            <HiddenFields fields={{ days: String(period) }} />
            <PostButton intent="numbers">{words.download}</PostButton>
          </form>
        )}
      </Card>
      <Card title={words.chart.title}>
        <NumbersChart days={days} />
        <Disclosure summary={words.chart.table}>
          <FiguresTable
            caption={words.chart.title}
            name={words.chart.day}
            rows={days.map((day) => ({ ...day, name: shortDay(day.name as CalendarDate) }))}
          />
        </Disclosure>
      </Card>
      <FiguresCard words={words.sources} rows={sources} />
      <FiguresCard words={words.pages} rows={pages} />
      <div className="admin-pair">
        <AnswersCard answers={answers} />
        <Card title={words.devices.title}>
          {devices.length === 0 && <p className="text-muted">{words.empty}</p>}
          <Facts
            facts={devices.map(({ name, visitors }) => [
              words.devices.names[name as keyof typeof words.devices.names] ?? name,
              formatCount(visitors),
            ])}
          />
        </Card>
      </div>
      <FiguresCard words={words.tools} rows={tools} />
      <Card title={words.note.title}>
        <p>{words.note.text}</p>
      </Card>
    </AdminPage>
  );
}

function formatCount(count: number): string {
  return count.toLocaleString('en-CA');
}

/** Sources, pages or tools, those with the most visitors. */
function FiguresCard({
  words: { title, text, name, unnamed = '', unknown = '' },
  rows,
}: {
  words: { title: string; text: string; name: string; unnamed?: string; unknown?: string };
  rows: readonly Figures[];
}) {
  const shown = rows.slice(0, PAGE_SIZE);
  return (
    <Card title={title}>
      <p>{text}</p>
      <FiguresTable
        caption={title}
        name={name}
        rows={shown.map((row) => ({
          ...row,
          name: row.name === NOT_RECORDED ? unknown : row.name || unnamed,
        }))}
      />
      {shown.length < rows.length && (
        <p className="text-muted">
          {interpolate(words.more, { count: rows.length - shown.length })}
        </p>
      )}
    </Card>
  );
}

function FiguresTable({
  caption,
  name,
  rows,
}: {
  caption: string;
  name: string;
  rows: readonly Figures[];
}) {
  if (rows.length === 0) return <p className="text-muted">{words.empty}</p>;
  return (
    <Table
      stacks
      caption={caption}
      captionHidden
      columns={[
        { header: name },
        ...COLUMNS.map((column) => ({ header: words.figures[column], number: true })),
      ]}
      rows={rows.map((row) => ({
        id: row.name,
        cells: [row.name, ...COLUMNS.map((column) => formatCount(row[column]))],
      }))}
    />
  );
}

function AnswersCard({ answers }: { answers: FirstAnswers }) {
  const { company } = useFacts();
  const { messages, answered, medianHours, inTime, overdue } = answers;
  const { answers: labels } = words;
  const hours = medianHours?.toLocaleString('en-CA', { maximumFractionDigits: 1 });
  return (
    <Card title={labels.title}>
      <p>{labels.text}</p>
      {messages === 0 ? (
        <p className="text-muted">{labels.none}</p>
      ) : (
        <Facts
          facts={[
            [labels.median, hours && interpolate(labels.hours, { hours })],
            [
              interpolate(labels.inTime, { promise: company.replyPromise }),
              interpolate(labels.of, { count: String(inTime), all: String(answered) }),
            ],
            [labels.overdue, String(overdue)],
          ]}
        />
      )}
    </Card>
  );
}
