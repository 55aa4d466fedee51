import { getAppContext } from '#app/platform/app-context.server.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { Table } from '#app/ui/table.tsx';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, shortDay } from '../shell/admin-page.tsx';
import { ButtonForm } from '../shell/post-form.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Route } from './+types/numbers.route.ts';
import { COLUMNS, type Figures, NOT_RECORDED, PERIODS, readPeriod } from './figures.ts';
import { readNumbers } from './numbers.server.ts';
import './numbers.css';

const PAGE_SIZE = 20;
const TOOLS = '/resources/tools/';
const words = {
  lead: 'How many people visited, where they came from, and what they did. Counted on the server, without cookies.',
  periods: { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' },
  figures: {
    visitors: 'Visitors',
    views: 'Page views',
    messages: 'Messages',
    calls: 'Calls',
    signups: 'Confirmed sign-ups',
  },
  sources:
    'The first link that brought a visitor here that day: the source named in the link (utm_source), or the site the link was on.',
  pages:
    'Visitors are counted under the first page they saw that day, and so are the messages, calls and sign-ups that followed.',
  counting:
    'A visitor is one browser on one day. Bots are left out, and so is everyone whose browser asks not to be tracked; their messages, calls and sign-ups still count. Pages that the browser opens without asking the server aren’t counted, so page views are a little low. If your developer runs the site as several processes, some visitors count twice.',
};

export const meta = adminMeta('Numbers');

export async function loader({ request, context }: Route.LoaderArgs) {
  const period = readPeriod(new URL(request.url).searchParams.get('days'));
  return { period, numbers: await readNumbers(getAppContext(context), period) };
}

export default function NumbersPage({ loaderData: { period, numbers } }: Route.ComponentProps) {
  const { role } = useViewer();
  const { days, pages, sources, hoursToAnswer } = numbers;
  const most = Math.max(...days.map(({ visitors }) => visitors));
  return (
    <AdminPage title="Numbers" lead={words.lead}>
      <FilterLinks
        label="Period"
        current={String(period)}
        options={PERIODS.map((value) => ({
          value: String(value),
          label: words.periods[value],
          href: `/admin/numbers?days=${value}`,
        }))}
      />
      <Card title={`${shortDay(numbers.from)} to ${shortDay(numbers.to)}, Toronto time`}>
        <dl className="admin-numbers-total">
          {COLUMNS.map((column) => (
            <div key={column}>
              <dt>{words.figures[column]}</dt>
              <dd>{formatCount(days.reduce((sum, day) => sum + day[column], 0))}</dd>
            </div>
          ))}
        </dl>
        {role === 'owner' && (
          <ButtonForm
            action="/admin/export/file"
            intent="numbers"
            fields={{ days: String(period) }}
          >
            Download CSV
          </ButtonForm>
        )}
      </Card>
      <Card title="Visitors by day">
        <p className="text-muted">{`Most on one day: ${formatCount(most)}`}</p>
        <svg
          className="admin-numbers-chart"
          viewBox={`0 0 ${days.length} ${most || 1}`}
          preserveAspectRatio="none"
          role="img"
          aria-label="Visitors by day. The table below has the same figures."
        >
          {days.map(({ name, visitors }, at) => (
            <rect key={name} x={at} y={most - visitors} width={0.7} height={visitors} />
          ))}
        </svg>
        <Disclosure summary="The chart as a table">
          <FiguresTable
            caption="Visitors by day"
            name="Day"
            rows={days.map((day) => ({ ...day, name: shortDay(day.name as CalendarDate) }))}
          />
        </Disclosure>
      </Card>
      <FiguresCard
        title="By source"
        text={words.sources}
        name="Source"
        rows={sources.map((row) => ({ ...row, name: row.name || 'Direct or unknown' }))}
      />
      <FiguresCard title="By page" text={words.pages} name="Page" rows={pages} />
      <FiguresCard
        title="Tools"
        text="How often the free tools were opened."
        name="Tool"
        rows={pages.filter(({ name, views }) => name.startsWith(TOOLS) && views > 0)}
      />
      <Card title="Time to first reply">
        <p>
          {hoursToAnswer === undefined
            ? 'No message was answered yet.'
            : `Half of your first replies, sent from here or logged as given elsewhere, came within ${hoursToAnswer <= 1 ? 'an hour' : `${formatCount(hoursToAnswer)} hours`}.`}
        </p>
      </Card>
      <Card title="How this is counted">
        <p>{words.counting}</p>
      </Card>
    </AdminPage>
  );
}

function formatCount(count: number): string {
  return count.toLocaleString('en-CA', { maximumFractionDigits: 1 });
}

type TableProps = { name: string; rows: readonly Figures[] };

/** Sources, pages or tools, those with the most visitors. */
function FiguresCard({ title, text, name, rows }: TableProps & { title: string; text: string }) {
  const left = rows.length - PAGE_SIZE;
  return (
    <Card title={title}>
      <p>{text}</p>
      <FiguresTable caption={title} name={name} rows={rows.slice(0, PAGE_SIZE)} />
      {left > 0 && <p className="text-muted">{left} more are in the CSV.</p>}
    </Card>
  );
}

function FiguresTable({ caption, name, rows }: TableProps & { caption: string }) {
  if (rows.length === 0) return <p className="text-muted">Nothing has been counted yet.</p>;
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
        cells: [
          [NOT_RECORDED, ''].includes(row.name) ? 'Not recorded' : row.name,
          ...COLUMNS.map((column) => formatCount(row[column])),
        ],
      }))}
    />
  );
}
