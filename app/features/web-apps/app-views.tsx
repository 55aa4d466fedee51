import { useFacts } from '#app/facts/use-facts.ts';
import { Section } from '#app/ui/section.tsx';
import { type AppViews, appViewsOf, type WebAppStudy } from './web-apps.content.ts';

interface ViewProps<Words> {
  words: Words;
  note: string;
}

/** Documents by deadline, nearest first. The length of each line shows the days left. */
export function PathToCanadaView({ words, note }: ViewProps<AppViews['pathToCanada']>) {
  const [paper, where, runsOut] = words.columns;
  return (
    <Section id="view" title={words.title} lead={words.text} tone="surface">
      <table className="app-papers">
        <caption className="help">{note}</caption>
        <thead>
          <tr>
            <th scope="col">{paper}</th>
            <th scope="col">{where}</th>
            <th scope="col">{runsOut}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map((row) => (
            <tr key={row.paper}>
              <th scope="row">{row.paper}</th>
              <td>{row.where}</td>
              <td className="app-papers-days">
                <svg viewBox="0 0 250 12" preserveAspectRatio="none" aria-hidden="true">
                  <path className="thread" d={`M0 6H${row.daysLeft}`} />
                </svg>
                <span className="figure text-xl">{row.daysLeft}</span> {words.daysUnit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** A spreadsheet whose three rows are merged into one, and the query that adds them up. */
export function AiDataGemView({ words, note }: ViewProps<AppViews['aiDataGem']>) {
  const total = words.rows.reduce((sum, row) => sum + row.orders, 0);
  const [customer, orders] = words.columns;
  return (
    <Section id="view" title={words.title} lead={words.text}>
      <div className="app-sheet-view">
        <table className="app-sheet">
          <caption className="help">{note}</caption>
          <thead>
            <tr>
              <th scope="col">{customer}</th>
              <th scope="col" className="number">
                {orders}
              </th>
            </tr>
          </thead>
          <tbody>
            {words.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td className="number">{row.orders}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="app-sheet-joins">
          <p>{words.warning}</p>
          <svg viewBox="0 0 200 132" preserveAspectRatio="none" aria-hidden="true">
            <path
              className="thread"
              d="M0 22C110 22 90 66 200 66M0 66H200M0 110C110 110 90 66 200 66"
            />
          </svg>
        </div>
        <div className="app-sheet-answer">
          <p className="eyebrow">{words.question}</p>
          <p className="app-sheet-total">
            <span className="figure text-5xl">{total}</span> {words.joined}
          </p>
          <p className="mt-3">
            <code>{words.query}</code>
          </p>
        </div>
      </div>
    </Section>
  );
}

/** A frame of an app's screen, with the first rows of its view. */
export function AppScreen({ app }: { app: WebAppStudy }) {
  const { pathToCanada: papers, aiDataGem: sheet } = appViewsOf(useFacts());
  return (
    <div className="app-screen" role="img" aria-label={app.pictureAlt}>
      <p className="app-screen-bar">{app.name}</p>
      {app.slug === 'path-to-canada' ? (
        <>
          <p className="app-screen-title">{papers.title}</p>
          {papers.rows.slice(0, 3).map(({ paper, daysLeft }) => (
            <p key={paper} className="app-screen-row">
              <span>{paper}</span>
              <b>
                {daysLeft} {papers.daysUnit}
              </b>
            </p>
          ))}
        </>
      ) : (
        <>
          <p className="app-screen-title">{sheet.question}</p>
          {sheet.rows.map(({ name, orders }) => (
            <p key={name} className="app-screen-row">
              <span>{name}</span>
              <b>{orders}</b>
            </p>
          ))}
          <p className="app-screen-note">{sheet.warning}</p>
        </>
      )}
    </div>
  );
}
