import { redirect } from 'react-router';

/** `/admin/email`, where the spec's own links lead, redirects to the settings. */
export function loader() {
  throw redirect('/admin/email-integration', 301);
}
