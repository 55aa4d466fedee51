import { builtInCourses, type Course, courseTerms, stateOf } from '#app/facts/courses.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { countMembers, type MemberCounts } from '../newsletter/lists.queries.server.ts';
import { drawingImages } from '../pictures/drawing-image.server.tsx';
import { ItemPicture } from '../pictures/item-picture.tsx';
import { readUpload } from '../pictures/read-upload.server.ts';
import { Card } from '../shell/admin-page.tsx';
import { changeFactList } from '../shell/fact-list.server.ts';
import { FactListPage } from '../shell/fact-list-page.tsx';
import { readFactList, respondToListChange } from '../shell/fact-list-route.server.ts';
import type { Route } from './+types/courses.route.ts';
import { CourseForm } from './course.form.tsx';
import { COURSE_DRAWINGS } from './course-drawing-names.ts';
import { courseValues, MOST_COURSES, parseCourse, readCourse } from './courses.server.ts';
import { courseErrors, coursesWords as words } from './courses-admin.content.ts';

const PAGE = '/admin/courses';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const waitlists = await countMembers(app.db);
  const { items, edited, state } = await readFactList(app, request, 'courses', builtInCourses);
  return {
    ...state,
    courses: items.map((course) => ({
      ...course,
      waitlist: waitlists(`waitlist:course:${course.slug}`),
    })),
    values: courseValues(edited),
    drawings: drawingImages(COURSE_DRAWINGS),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const outcome = await changeFactList(app, await readUpload(request), {
    ...{ name: 'courses', builtIn: builtInCourses },
    ...{ read: readCourse, parse: parseCourse, nameOf: ({ title }: Course) => title },
    ...{
      most: MOST_COURSES,
      tooMany: courseErrors.tooMany,
      lastOne: courseErrors.lastOne,
      canHide: false,
    },
  });
  return respondToListChange(PAGE, outcome);
}

export default function CoursesAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { courses, edit, drawings, seen } = loaderData;
  const typed = actionData?.kind === 'invalid' ? actionData : undefined;
  const place = typed?.at ?? edit;
  return (
    <FactListPage
      action={PAGE}
      words={words}
      facts={loaderData}
      answer={actionData}
      rows={courses.map((course) => ({
        id: course.slug,
        name: course.title,
        detail: `${courseTerms.states[stateOf(course)]}. ${describeCourse(course)} ${describeWaitlist(course.waitlist)}`,
        picture: <ItemPicture item={course} drawings={drawings} />,
        isSample: false,
      }))}
      canHide={false}
      below={
        <Card title={words.removing.title}>
          <ul className="admin-points">
            {words.removing.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      }
    >
      {place !== null && (
        <CourseForm
          key={`${place} ${seen}`}
          at={place}
          seen={typed?.seen ?? seen}
          drawings={drawings}
          values={typed?.values ?? loaderData.values}
          errors={typed?.errors ?? {}}
        />
      )}
    </FactListPage>
  );
}

function describeCourse(course: { price: number; durationWeeks: number }): string {
  const weeks = counted({ ...words.weeks, none: words.weeks.many }, course.durationWeeks);
  return interpolate(words.detail, {
    price: formatDollars(course.price),
    weeks,
  });
}

function describeWaitlist({ confirmed, notified, pending }: MemberCounts): string {
  const others = [counted(words.waiting.told, notified), counted(words.waiting.pending, pending)];
  const more = others.filter(Boolean).join(', ');
  return counted(words.waiting, confirmed, { more: more && ` (${more})` });
}

function counted(
  text: { none: string; one: string; many: string },
  count: number,
  values: Record<string, string> = {},
): string {
  const form = count === 0 ? text.none : count === 1 ? text.one : text.many;
  return interpolate(form, { count, ...values });
}
