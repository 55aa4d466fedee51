import { redirect } from 'react-router';

/** `/admin` redirects to Today, like a login. */
export function loader() {
  throw redirect('/admin/today', 303);
}
