import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { exportWords as words } from './export.content.ts';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

/** Native forms, because the browser has to save the response as a file. */
export default function ExportPage() {
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <div className="admin-pair">
        <Card title={words.all.title}>
          <p>{words.all.text}</p>
          <form method="post" action="/admin/export/file">
            <input type="hidden" name="format" value="zip" />
            <Button type="submit">{words.all.submit}</Button>
          </form>
        </Card>
        <Card title={words.one.title}>
          <form method="post" action="/admin/export/file" className="admin-stack">
            <Field kind="select" id="export-kind" name="kind" label={words.one.kind}>
              {Object.entries(words.kinds).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Field>
            <Field kind="select" id="export-format" name="format" label={words.one.format}>
              {Object.entries(words.formats).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Field>
            <div>
              <Button type="submit" variant="secondary">
                {words.one.submit}
              </Button>
            </div>
          </form>
        </Card>
      </div>
    </AdminPage>
  );
}
