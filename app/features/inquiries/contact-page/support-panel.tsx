import { useEffect, useState } from 'react';
import { readSiteSettings } from '#app/platform/browser/site-settings.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { contact } from '../contact.content.ts';

const words = contact.support;
const SCRIPT_ID = 'support-chat';

/**
 * 'Customer Support'. If the owner has configured a chat widget, only this page loads its script,
 * and the button opens the chat. Otherwise it offers email and phone.
 */
export function SupportPanel() {
  const chat = useChatWidget();
  return (
    <div className="contact-panel">
      <div className="contact-panel-words">
        <h2>{words.title}</h2>
        <p className="lead">{chat.isOffered ? words.text : words.unavailable}</p>
      </div>
      <div>
        <div className="button-row">
          {chat.isOffered && (
            <Button onClick={chat.open} busy={chat.isLoading} busyLabel={words.loading}>
              {words.openChat}
            </Button>
          )}
          <ButtonLink variant={chat.isOffered ? 'secondary' : 'primary'} href={words.email.href}>
            {words.email.label}
          </ButtonLink>
          <ButtonLink variant="secondary" href={words.phone.href}>
            {words.phone.label}
          </ButtonLink>
        </div>
        {chat.isOffered && <p className="form-note">{words.privacyNote}</p>}
      </div>
    </div>
  );
}

type WidgetWindow = Window & { openSupportChat?: () => void };

function useChatWidget() {
  const [url, setUrl] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    let isGone = false;
    const known = new Set(Object.keys(window));
    readSiteSettings().then((settings) => {
      if (isGone || !settings?.chatWidgetUrl) return;
      setUrl(settings.chatWidgetUrl);
      const script = document.createElement('script');
      script.id = SCRIPT_ID;
      script.src = settings.chatWidgetUrl;
      // Blocked or gone: email and phone are offered instead.
      script.onerror = () => setUrl(null);
      document.body.append(script);
    });
    return () => {
      isGone = true;
      removeWidget(known);
    };
  }, []);

  function open() {
    const widget = (window as WidgetWindow).openSupportChat;
    if (widget) return widget();
    setLoading(true);
    document.getElementById(SCRIPT_ID)?.addEventListener('load', () => {
      setLoading(false);
      (window as WidgetWindow).openSupportChat?.();
    });
  }

  return { isOffered: url !== null, isLoading, open };
}

/** Removes the script, its elements and its globals when the visitor leaves the page. */
function removeWidget(known: Set<string>): void {
  document.getElementById(SCRIPT_ID)?.remove();
  for (const element of document.querySelectorAll('[data-support-chat]')) element.remove();
  for (const name of Object.keys(window)) {
    if (!known.has(name) && /chat|support|widget/i.test(name)) {
      Reflect.deleteProperty(window, name);
    }
  }
}
