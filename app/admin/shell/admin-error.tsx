import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Alert } from '#app/ui/alert.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import styles from '../admin.css?url';
import { AdminFrame } from './admin-frame.tsx';
import { takeBack } from './kept-text.tsx';
import { readRefusal } from './use-viewer.ts';

/**
 * A page that isn't there, broke, or isn't for the person's role. React Router shows an error of a
 * middleware in the root's place, without the layout and its style sheet.
 */
export default function AdminError() {
  const { title, text } = errorWords(useRouteError());
  // What was posted hasn't arrived.
  useEffect(takeBack, []);
  return (
    <>
      {/* Only the build gives the style sheet an address. */}
      {styles && <link rel="stylesheet" href={styles} precedence="default" />}
      <AdminFrame>
        <h1>{title}</h1>
        <Alert tone="warn">
          <p>{text}</p>
        </Alert>
        <p>
          <TextLink href="/admin/today">Back to Today</TextLink>
        </p>
      </AdminFrame>
    </>
  );
}

export function errorWords(error: unknown): { title: string; text: string } {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return { title: 'Nothing here', text: 'There’s no such page, or it’s no longer available.' };
  }
  return (
    readRefusal(error) ?? {
      title: 'This page couldn’t be shown',
      text: 'Something went wrong on our side. Try again in a minute; nothing that was saved is lost.',
    }
  );
}
