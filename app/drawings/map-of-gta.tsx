import type { DrawingProps } from './drawing.tsx';

type Place = readonly [latitude: number, longitude: number];

const office: Place = [43.589, -79.644];
const SERVICE_RADIUS_KM = 50;
const UNITS_PER_KM = 3.4;
const WIDTH = 400;
const HEIGHT = 384;
/** The office, in map units. */
const OFFICE_X = 194;
const OFFICE_Y = 192;
const KM_PER_DEGREE_NORTH = 111.1;
const KM_PER_DEGREE_EAST = 111.3 * Math.cos((office[0] * Math.PI) / 180);

/** The shore of Lake Ontario from Brighton west to Hamilton, then east past Niagara. */
const shore: readonly Place[] = [
  [43.99, -77.6],
  [43.862, -78.83],
  [43.847, -78.94],
  [43.812, -79.02],
  [43.81, -79.09],
  [43.793, -79.116],
  [43.757, -79.155],
  [43.706, -79.228],
  [43.667, -79.288],
  [43.65, -79.318],
  [43.633, -79.34],
  [43.637, -79.395],
  [43.627, -79.418],
  [43.637, -79.445],
  [43.63, -79.473],
  [43.598, -79.5],
  [43.583, -79.541],
  [43.57, -79.555],
  [43.548, -79.584],
  [43.512, -79.613],
  [43.486, -79.616],
  [43.47, -79.637],
  [43.438, -79.666],
  [43.392, -79.708],
  [43.345, -79.76],
  [43.322, -79.798],
  [43.297, -79.794],
  [43.253, -79.757],
  [43.232, -79.69],
  [43.224, -79.62],
  [43.201, -79.555],
  [43.187, -79.46],
  [43.181, -79.375],
  [43.208, -79.265],
  [43.25, -79.1],
  [43.268, -79.05],
  [43.36, -77.6],
];

const harbour: readonly Place[] = [
  [43.299, -79.805],
  [43.315, -79.842],
  [43.289, -79.886],
  [43.272, -79.868],
  [43.277, -79.828],
  [43.272, -79.79],
];

const towns = [
  { name: 'Toronto', at: [43.653, -79.383], label: 'end', dx: 8, dy: -9 },
  { name: 'Brampton', at: [43.685, -79.76], label: 'middle', dx: 0, dy: -10 },
  { name: 'Oakville', at: [43.447, -79.667], label: 'end', dx: -9, dy: 2 },
  { name: 'Hamilton', at: [43.256, -79.871], label: 'middle', dx: 12, dy: 20 },
  { name: 'Milton', at: [43.514, -79.883], label: 'middle', dx: 0, dy: -10 },
  { name: 'Vaughan', at: [43.837, -79.508], label: 'end', dx: -9, dy: 5 },
  { name: 'Markham', at: [43.856, -79.337], label: 'middle', dx: 0, dy: -10 },
  { name: 'Burlington', at: [43.326, -79.799], label: 'end', dx: -9, dy: 0 },
] as const satisfies readonly {
  name: string;
  at: Place;
  label: 'middle' | 'end';
  dx: number;
  dy: number;
}[];

/**
 * Our own map of the service area: the west end of Lake Ontario, the cities at their true
 * coordinates (equirectangular projection centred on Mississauga, north up) and the 50 km circle to
 * scale.
 */
export function MapOfGta({ className = 'block h-auto w-full', title }: DrawingProps) {
  const [x, y] = project(office);
  const shoreLine = lineThrough(shore);
  return (
    <svg
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={`drawing ${className}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        className="drawing-quiet"
        fill="var(--color-lake-soft)"
        stroke="none"
        d={`${shoreLine}z${lineThrough(harbour)}z`}
      />
      <path className="drawing-line" pathLength={1} d={shoreLine} />
      <path d={`${lineThrough(harbour)}z`} strokeWidth={1.6} />
      <path
        className="drawing-reach"
        d={circleAround(x, y, SERVICE_RADIUS_KM * UNITS_PER_KM)}
        pathLength={1}
        stroke="var(--color-signal)"
        strokeWidth={3}
      />
      <path
        className="drawing-accent"
        fill="var(--color-signal)"
        stroke="none"
        d={`M${x} ${y}c-9-13-12-18-12-25a12 12 0 0 1 24 0c0 7-3 12-12 25z`}
      />
      <g fill="currentColor" stroke="none" fontSize={15}>
        <text x={x - 17} y={y - 8} fontSize={17} fontWeight={700} textAnchor="end">
          Mississauga
        </text>
        <text x={272} y={252} textAnchor="middle" fontStyle="italic">
          Lake Ontario
        </text>
        {towns.map((town) => {
          const [townX, townY] = project(town.at);
          return (
            <g key={town.name}>
              <circle cx={townX} cy={townY} r={3.4} />
              <text x={round(townX + town.dx)} y={round(townY + town.dy)} textAnchor={town.label}>
                {town.name}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}

/** Converts latitude and longitude to map units, rounded to 0.1: x points east, y south. */
function project([latitude, longitude]: Place): [x: number, y: number] {
  const east = (longitude - office[1]) * KM_PER_DEGREE_EAST;
  const north = (latitude - office[0]) * KM_PER_DEGREE_NORTH;
  return [round(OFFICE_X + east * UNITS_PER_KM), round(OFFICE_Y - north * UNITS_PER_KM)];
}

/** A circle as a path, because validators follow SVG 1.1, which has `pathLength` only on paths. */
function circleAround(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 0 1`;
  return `M${x + radius} ${y}${half}${-2 * radius} 0${half}${2 * radius} 0z`;
}

/** A smooth path: quadratic curves that have the places as control points. */
function lineThrough(places: readonly Place[]): string {
  const points = places.map(project);
  const legs = points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    const middle = [round((start[0] + end[0]) / 2), round((start[1] + end[1]) / 2)];
    return `${index === 0 ? `M${start.join(' ')}L` : `Q${start.join(' ')} `}${middle.join(' ')}`;
  });
  return `${legs.join('')}L${points.at(-1)?.join(' ')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
