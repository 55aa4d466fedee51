import { Text } from '@react-email/components';
import * as v from 'valibot';
import type { OutgoingMail } from '#app/platform/outbox/delivery.ts';
import type { EmailContext } from './email.ts';
import { ActionLink, Fact, Paragraph, paragraph, SmallText, TextLink } from './layout.tsx';

/** What every email to a visitor says about a call. None of it was typed by a visitor. */
export const callFactsSchema = v.object({
  reference: v.string(),
  /** 'AI Readiness Assessment' */
  title: v.string(),
  minutes: v.number(),
  /** 'Tuesday, November 24, 2026 at 9:00 AM Toronto time (Eastern Standard Time)' */
  moment: v.string(),
  /** The same moment in the visitor's time zone, if it differs. */
  visitorMoment: v.optional(v.string()),
  meetingLink: v.optional(v.string()),
  /** Where a call takes place that isn't a video call. */
  where: v.optional(v.string()),
  /** The secret link for moving or cancelling the call. */
  manageUrl: v.string(),
  /** Until when, if that isn't the start. */
  changeUntil: v.optional(v.string()),
  links: v.object({ google: v.string(), outlook: v.string(), office365: v.string() }),
});

export type CallFacts = v.InferOutput<typeof callFactsSchema>;

/** The calendar file of an email. */
export const inviteSchema = v.object({
  method: v.picklist(['REQUEST', 'CANCEL']),
  content: v.string(),
}) satisfies v.GenericSchema<unknown, OutgoingMail['calendar']>;

export type Invite = v.InferOutput<typeof inviteSchema>;

/** When, what and where. */
export function CallSummary({ call }: { call: CallFacts }) {
  return (
    <>
      <Fact label="When">
        {call.visitorMoment ? `${call.moment}\nYour time: ${call.visitorMoment}` : call.moment}
      </Fact>
      <Fact label="What">{`${call.title}, ${call.minutes} minutes`}</Fact>
      {call.where ? (
        <Fact label="Where">{call.where}</Fact>
      ) : (
        <CallPlace meetingLink={call.meetingLink} />
      )}
    </>
  );
}

/** Where a video call takes place: the meeting link, or a note that it will follow. */
export function CallPlace({ meetingLink }: { meetingLink?: string | undefined }) {
  if (!meetingLink) {
    return (
      <Fact label="Where">
        Virtual Meeting. The person you’ll be talking to will send you the link before the call.
      </Fact>
    );
  }
  return (
    <Text style={paragraph}>
      Virtual Meeting: <TextLink href={meetingLink}>{meetingLink}</TextLink>
    </Text>
  );
}

/** For email apps that don't show the attached invite. */
export function CalendarLinks({ links }: { links: CallFacts['links'] }) {
  return (
    <Text style={paragraph}>
      The attached file adds the call to your calendar. Or add it to{' '}
      <TextLink href={links.google}>Google Calendar</TextLink>,{' '}
      <TextLink href={links.outlook}>Outlook</TextLink> or{' '}
      <TextLink href={links.office365}>Office 365</TextLink>.
    </Text>
  );
}

/** For a call that is in the calendar already: links would add it a second time. */
export function CalendarUpdate() {
  return (
    <Text style={paragraph}>
      The attached file updates the call in your calendar. If you added it with one of the calendar
      links, please change that event yourself.
    </Text>
  );
}

/** The link that moves or cancels a call, and until when, if the owner asks for notice. */
export function ManageLink({ call, context }: { call: CallFacts; context: EmailContext }) {
  return (
    <>
      {call.changeUntil && (
        <Paragraph>
          You can move or cancel the call with this link until {call.changeUntil}. After that,
          please call {context.facts.company.phone.display}.
        </Paragraph>
      )}
      <ActionLink href={call.manageUrl}>View, move or cancel this call</ActionLink>
      <SmallText>Reference {call.reference}</SmallText>
    </>
  );
}

/** Why a visitor gets an email about a call. */
export const callReason =
  'You’re getting this because a call was booked on our site with this address. If that wasn’t you, cancel it with the link above. We’ll confirm that, and you won’t hear from us again.';

/** Values for previews and tests. */
export const sampleCall: CallFacts = {
  reference: '7K2P-M4QX',
  title: 'AI Readiness Assessment',
  minutes: 30,
  moment: 'Tuesday, November 24, 2026 at 9:00 AM Toronto time (Eastern Standard Time)',
  visitorMoment: 'Tuesday, November 24, 2026 at 2:00 PM London time (Greenwich Mean Time)',
  meetingLink: 'https://meet.example.com/room',
  manageUrl: 'https://www.example.com/bookings/sample-token',
  links: {
    google: 'https://calendar.google.com/calendar/render?action=TEMPLATE',
    outlook: 'https://outlook.live.com/calendar/0/deeplink/compose',
    office365: 'https://outlook.office.com/calendar/0/deeplink/compose',
  },
};

/** A calendar file for previews. */
export function sampleInvite<Method extends Invite['method']>(method: Method): Invite {
  return {
    method,
    content: ['BEGIN:VCALENDAR', 'VERSION:2.0', `METHOD:${method}`, 'END:VCALENDAR', ''].join(
      '\r\n',
    ),
  };
}
