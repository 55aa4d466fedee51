import { useEffect } from 'react';
import { offerDraft } from '#app/platform/browser/form-draft.ts';
import type { DeliveryNews } from '#app/platform/browser/resend-queue.ts';
import { forgetResend } from '#app/platform/browser/resend-queue.ts';
import { nextKey } from '#app/platform/browser/submit-form.ts';
import { textsOf } from '#app/platform/browser/web-storage.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import type { NoticeWords } from './notices.content.ts';

type FieldName = keyof NoticeWords['fields'];

/** A queued message that the server refused: why, everything typed, and the form filled in again. */
export function ReturnedMessage({
  words,
  news,
  onDone,
}: {
  words: NoticeWords;
  news: Extract<DeliveryNews, { state: 'returned' }>;
  onDone: () => void;
}) {
  const { id, error } = news;
  const typed = textsOf(news.body);
  const names = (Object.keys(words.fields) as FieldName[]).filter((name) => typed[name]);

  useEffect(() => {
    const { name = '', email = '', phone = '', message = '' } = textsOf(news.body);
    offerDraft('contact', nextKey(news.id), { name, email, phone, message });
  }, [news]);

  function forget() {
    forgetResend(id);
    onDone();
  }

  return (
    <div className="wrap py-4">
      <Alert tone="bad" role="alert" title={words.returned.title}>
        <p>{interpolate(words.returned.text, { error })}</p>
        {names.length > 0 && (
          <details>
            <summary className="py-2">{words.returned.typed}</summary>
            <dl>
              {names.map((name) => (
                <div key={name} className="py-1">
                  <dt className="text-sm">{words.fields[name]}</dt>
                  <dd className="whitespace-pre-wrap">{typed[name]}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
        <div className="button-row mt-3">
          <a className={buttonClass('secondary')} href="/contact#message">
            {words.returned.retry}
          </a>
          <Button variant="quiet" onClick={forget}>
            {words.returned.dismiss}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
