/** An object of structured data. */
export type Thing = { '@type'?: string; '@id'?: string; [name: string]: unknown };

const THING = ['name', 'description', 'url', 'image', 'sameAs', 'mainEntityOfPage'];
const ORGANIZATION = [
  ...THING,
  ...['logo', 'email', 'telephone', 'foundingDate', 'address', 'areaServed', 'parentOrganization'],
  'employee',
];
const WORK = [
  ...THING,
  ...['author', 'publisher', 'datePublished', 'dateModified', 'headline', 'inLanguage', 'about'],
  ...['creator', 'provider', 'isPartOf', 'articleSection', 'wordCount', 'keywords', 'timeRequired'],
];
/** The types that the site uses, with the properties that schema.org gives them. */
const VOCABULARY: Readonly<Record<string, readonly string[]>> = {
  Organization: ORGANIZATION,
  ProfessionalService: [...ORGANIZATION, 'geo', 'openingHoursSpecification', 'priceRange'],
  PostalAddress: [
    ...['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  ],
  GeoCircle: ['geoMidpoint', 'geoRadius'],
  GeoCoordinates: ['latitude', 'longitude'],
  AdministrativeArea: ['name'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems', 'name'],
  ListItem: ['position', 'name', 'item', 'url'],
  CollectionPage: [...WORK, 'mainEntity'],
  Service: [...THING, 'serviceType', 'provider', 'areaServed', 'offers', 'audience'],
  Offer: ['url', 'price', 'priceCurrency', 'availability', 'category'],
  Course: [...WORK, 'educationalLevel', 'provider', 'offers'],
  WebApplication: [
    ...WORK,
    ...['applicationCategory', 'operatingSystem', 'browserRequirements', 'featureList', 'offers'],
    ...['isAccessibleForFree'],
  ],
  Article: WORK,
  BlogPosting: WORK,
  Person: [...THING, 'jobTitle'],
  ImageObject: [...THING, 'width', 'height', 'contentUrl'],
  WebPage: WORK,
  AboutPage: [...WORK, 'mainEntity'],
  FAQPage: [...WORK, 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/**
 * The errors in an object and everything in it: unknown types and properties, dangling references.
 */
export function faultsOf(value: unknown, ids: ReadonlySet<unknown>): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => faultsOf(one, ids));
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type, '@id': id, '@context': _, ...properties } = value as Thing;
  const inner = Object.values(properties).flatMap((one) => faultsOf(one, ids));
  if (type === undefined) return ids.has(id) ? inner : [...inner, `${id} is not on the page`];
  const known = VOCABULARY[type];
  if (!known) return [...inner, `unknown type ${type}`];
  const strange = Object.keys(properties).filter((name) => !known.includes(name));
  return [...inner, ...strange.map((name) => `${type} has no ${name}`)];
}
