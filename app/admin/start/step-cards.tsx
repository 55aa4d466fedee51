import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { asSitePath } from '#app/ui/page-link.tsx';
import { businessWords } from '../business/business.content.ts';
import { BusinessField, Days } from '../business/business.form.tsx';
import { Card } from '../shell/admin-page.tsx';
import { startWords as words } from './start.content.ts';
import { type SampleShare, type StepId, stepAfter, stepIds } from './steps.ts';

interface StepCardProps {
  step: StepId;
  values: Record<string, string>;
  errors: FieldErrors;
  seen: string;
  open: number;
  siteUrl: string;
  isHttps: boolean;
  samples: SampleShare;
}

/** One step: its fields, or the link to where it is done. */
export function StepCard(props: StepCardProps) {
  const { step, samples } = props;
  const { title, text, link } = words.steps[step];
  const isForm = step === 'name' || step === 'hours';
  const next = stepAfter(step);
  return (
    <Card title={title} id="step">
      <p>{step === 'team' && samples !== 'all' ? words.team[samples] : text}</p>
      {step === 'launch' && <Launch {...props} />}
      {link && (
        <p>
          {isForm ? (
            <TextLink href={link.href}>{link.label}</TextLink>
          ) : (
            <ButtonLink href={link.href} variant={step === 'launch' ? 'secondary' : 'primary'}>
              {link.label}
            </ButtonLink>
          )}
        </p>
      )}
      <Form method="post" className="admin-stack" noValidate>
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="seen" value={props.seen} />
        {step === 'name' && <NameFields {...props} />}
        {step === 'hours' && <HourFields {...props} />}
        <div className="admin-row">
          {isForm && (
            <Button type="submit" name="intent" value="save">
              {words.save}
            </Button>
          )}
          {next && (
            <Button
              type="submit"
              name="intent"
              value="skip"
              variant={isForm ? 'quiet' : 'secondary'}
            >
              {isForm ? words.skip : words.next}
            </Button>
          )}
          {!next && (
            <Button type="submit" name="intent" value="finish">
              {words.finish}
            </Button>
          )}
        </div>
        {isForm && <p className="help">{words.saveHelp}</p>}
      </Form>
    </Card>
  );
}

type Fields = Pick<StepCardProps, 'values' | 'errors'>;

function NameFields({ values, errors }: Fields) {
  const state = { values, errors };
  return (
    <>
      <BusinessField {...state} name="name" />
      <BusinessField {...state} name="legalName" />
      <BusinessField {...state} name="tagline" />
      <BusinessField {...state} name="description" isLong />
      <BusinessField {...state} name="email" kind="email" />
      <BusinessField {...state} name="phone" kind="tel" />
      <BusinessField {...state} name="street" />
      <BusinessField {...state} name="street2" />
      <div className="form-pair">
        <BusinessField {...state} name="locality" />
        <BusinessField {...state} name="region" />
        <BusinessField {...state} name="postalCode" />
        <BusinessField {...state} name="country" />
      </div>
      <fieldset className="admin-stack">
        <legend className="label">{businessWords.form.area.title}</legend>
        <BusinessField {...state} name="serviceArea" />
        <div className="form-pair">
          <BusinessField {...state} name="serviceRegion" />
          <BusinessField {...state} name="serviceRadiusKm" inputMode="numeric" />
          <BusinessField {...state} name="latitude" />
          <BusinessField {...state} name="longitude" />
        </div>
      </fieldset>
    </>
  );
}

function HourFields({ values, errors }: Fields) {
  const state = { values, errors };
  return (
    <>
      <Days {...state} />
      <div className="form-pair">
        <BusinessField {...state} name="opens" kind="time" />
        <BusinessField {...state} name="closes" kind="time" />
        <BusinessField {...state} name="replyHours" inputMode="numeric" />
      </div>
    </>
  );
}

function Launch({ siteUrl, isHttps, open }: Pick<StepCardProps, 'siteUrl' | 'isHttps' | 'open'>) {
  const { address, left } = words;
  const count = open === 1 ? left.one : interpolate(left.many, { count: open });
  return (
    <>
      <p>
        {address.now}: <strong>{siteUrl}</strong>. {isHttps ? address.secure : address.local}
      </p>
      <p>{open === 0 ? left.none : count}</p>
    </>
  );
}

/** All steps with their progress, and a button to leave them. */
export function StepList({
  steps,
  current,
  progress,
}: {
  steps: Readonly<Record<StepId, boolean>>;
  current: StepId;
  progress: string;
}) {
  return (
    <Card title={progress}>
      <ol className="admin-stack" aria-label={words.list}>
        {stepIds.map((id, at) => (
          <li key={id} className="admin-row">
            <Badge tone={steps[id] ? 'good' : 'warn'}>{steps[id] ? words.done : words.open}</Badge>
            <TextLink
              href={asSitePath(`/admin/start?step=${id}`)}
              aria-current={id === current ? 'step' : undefined}
            >
              {at + 1}. {words.steps[id].title}
            </TextLink>
          </li>
        ))}
      </ol>
      <Form method="post" className="admin-stack">
        <div>
          <Button type="submit" name="intent" value="finish" variant="quiet" small>
            {words.later}
          </Button>
        </div>
        <p className="help">{words.laterHelp}</p>
      </Form>
    </Card>
  );
}
