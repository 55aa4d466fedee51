import { useFacts } from '#app/facts/use-facts.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { contactWords } from '../contact.content.ts';

/** The five ways to reach the company, beside the title on a wide page. */
export function InfoCards() {
  const facts = useFacts();
  const contact = contactWords(facts);
  return (
    <ul className="contact-info-cards">
      {contact.infoCards.map((card) => (
        <li key={card.kind} className="contact-info-card">
          <h2 className="contact-info-card-title">{card.title}</h2>
          {card.links.length > 0 && (
            <ul className="contact-info-card-links">
              {card.links.map((link) => (
                <li key={link.href}>
                  <TextLink href={link.href}>{link.label}</TextLink>
                </li>
              ))}
            </ul>
          )}
          {card.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}
