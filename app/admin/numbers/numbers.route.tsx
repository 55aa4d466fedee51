import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { Table } from '#app/ui/table.tsx';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, Facts, shortDay } from '../shell/admin-page.tsx';
import { HiddenFields, PostButton } from '../shell/post-form.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Route } from './+types/numbers.route.ts';
import { COLUMNS, type Figures, NOT_RECORDED, PERIODS, readPeriod } from './figures.ts';
import { numbersWords as words } from './numbers.content.ts';
import { readNumbers } from './numbers.server.ts';
import { NumbersChart } from './numbers-chart.tsx';
import './numbers.css';

const PAGE_SIZE = 20;
const devicesWords: Record<string, string> = {
  phone: 'Phone',
  tablet: 'Tablet',
  computer: 'Computer',
};
const nothing = <p className="text-muted">Nothing has been counted yet.</p>;

export const meta = adminMeta('Numbers');

export async function loader({ request, context }: Route.LoaderArgs) {
  const period = readPeriod(new URL(request.url).searchParams.get('days'));
  return { period, numbers: await readNumbers(getAppContext(context), period) };
}

export default function NumbersPage({ loaderData: { period, numbers } }: Route.ComponentProps) {
  const { role } = useViewer();
  const { company } = useFacts();
  const { total, days, devices, answers } = numbers;
  const dayOf = (day: string) => shortDay(day as CalendarDate);
  const hours = answers.medianHours?.toLocaleString('en-CA', { maximumFractionDigits: 1 });
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
      <Card title="In this period">
        <p className="text-muted">
          {dayOf(numbers.from)} to {dayOf(numbers.to)}, Toronto time
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
            <PostButton intent="numbers">Download CSV</PostButton>
          </form>
        )}
      </Card>
      <Card title="Visitors by day">
        <NumbersChart days={days} />
        <Disclosure summary="The chart as a table">
          <FiguresTable
            caption="Visitors by day"
            name="Day"
            rows={days.map((day) => ({ ...day, name: dayOf(day.name) }))}
          />
        </Disclosure>
      </Card>
      <FiguresCard
        title="By source"
        text={words.sources}
        name="Source"
        unnamed="Direct or unknown"
        rows={numbers.sources}
      />
      <FiguresCard title="By page" text={words.pages} name="Page" rows={numbers.pages} />
      <div className="admin-pair">
        <Card title="Time to first reply">
          <p>{words.answers}</p>
          {answers.messages === 0 ? (
            <p className="text-muted">No messages yet</p>
          ) : (
            <Facts
              facts={[
                ['Median', hours && `${hours} hours`],
                [
                  `Of those answered, ${company.replyPromise}`,
                  `${answers.inTime} of ${answers.answered}`,
                ],
                ['Waiting for longer than that', String(answers.overdue)],
              ]}
            />
          )}
        </Card>
        <Card title="Devices">
          {devices.length === 0 && nothing}
          <Facts
            facts={devices.map(({ name, visitors }) => [
              devicesWords[name] ?? name,
              formatCount(visitors),
            ])}
          />
        </Card>
      </div>
      <FiguresCard
        title="Tools"
        text="How often the free tools were opened."
        name="Tool"
        rows={numbers.tools}
      />
      <Card title="How this is counted">
        <p>{words.counting}</p>
      </Card>
    </AdminPage>
  );
}

function formatCount(count: number): string {
  return count.toLocaleString('en-CA');
}

type TableProps = { name: string; rows: readonly Figures[] };

/** Sources, pages or tools, those with the most visitors. */
function FiguresCard({
  title,
  text,
  name,
  unnamed = 'Not recorded',
  rows,
}: TableProps & { title: string; text: string; unnamed?: string }) {
  const left = rows.length - PAGE_SIZE;
  return (
    <Card title={title}>
      <p>{text}</p>
      <FiguresTable
        caption={title}
        name={name}
        rows={rows.slice(0, PAGE_SIZE).map((row) => ({
          ...row,
          name: row.name === NOT_RECORDED ? 'Not recorded' : row.name || unnamed,
        }))}
      />
      {left > 0 && <p className="text-muted">{left} more are in the CSV.</p>}
    </Card>
  );
}

function FiguresTable({ caption, name, rows }: TableProps & { caption: string }) {
  if (rows.length === 0) return nothing;
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
