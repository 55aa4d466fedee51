import { useEffect, useState } from 'react';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import type { ContactContent } from '../contact.content.ts';

const SCRIPT_ID = 'support-chat';

type SupportPanelProps = {
  words: ContactContent['support'];
  /** The script of the owner's chat widget; without one the panel offers email and phone. */
  chatUrl: string | null;
};

/** 'Customer Support'. Only this page loads the script of the chat, and the button opens it. */
function SupportPanel({ words, chatUrl }: SupportPanelProps) {
  const chat = useChatWidget(chatUrl);
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
          <a
            className={buttonClass(chat.isOffered ? 'secondary' : 'primary')}
            href={words.email.href}
          >
            {words.email.label}
          </a>
          <a className={buttonClass('secondary')} href={words.phone.href}>
            {words.phone.label}
          </a>
        </div>
        {chat.isOffered && <p className="form-note">{words.privacyNote}</p>}
      </div>
    </div>
  );
}

type WidgetWindow = Window & { openSupportChat?: () => void };

function useChatWidget(url: string | null) {
  const [isOffered, setOffered] = useState(false);
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    if (!url) return;
    setOffered(true);
    const script = document.createElement('script');
    script.id = SCRIPT_ID;
    script.src = url;
    // Blocked or gone: email and phone are offered instead.
    script.onerror = () => setOffered(false);
    document.body.append(script);
  }, [url]);

  function open() {
    const widget = (window as WidgetWindow).openSupportChat;
    if (widget) return widget();
    setLoading(true);
    document.getElementById(SCRIPT_ID)?.addEventListener('load', () => {
      setLoading(false);
      (window as WidgetWindow).openSupportChat?.();
    });
  }

  return { isOffered, isLoading, open };
}

export default defineIsland('support-panel', SupportPanel);
