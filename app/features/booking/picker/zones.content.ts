export const zoneWords = {
  label: 'Show times in',
  show: 'Show',
} as const;

/** The zones that are offered, by region; any other known zone can be named in the address. */
export const zoneGroups = [
  {
    region: 'Canada',
    zones: {
      'America/St_Johns': 'Newfoundland',
      'America/Halifax': 'Atlantic (Halifax)',
      'America/Toronto': 'Eastern (Toronto)',
      'America/Winnipeg': 'Central (Winnipeg)',
      'America/Regina': 'Saskatchewan',
      'America/Edmonton': 'Mountain (Edmonton)',
      'America/Vancouver': 'Pacific (Vancouver)',
      'America/Whitehorse': 'Yukon',
    },
  },
  {
    region: 'Americas',
    zones: {
      'America/New_York': 'New York',
      'America/Chicago': 'Chicago',
      'America/Denver': 'Denver',
      'America/Phoenix': 'Phoenix',
      'America/Los_Angeles': 'Los Angeles',
      'America/Mexico_City': 'Mexico City',
      'America/Jamaica': 'Kingston (Jamaica)',
      'America/Bogota': 'Bogotá',
      'America/Sao_Paulo': 'São Paulo',
      'America/Argentina/Buenos_Aires': 'Buenos Aires',
    },
  },
  {
    region: 'Europe and Africa',
    zones: {
      UTC: 'UTC',
      'Europe/London': 'London',
      'Europe/Lisbon': 'Lisbon',
      'Europe/Paris': 'Paris, Berlin, Rome',
      'Europe/Athens': 'Athens',
      'Europe/Kyiv': 'Kyiv',
      'Europe/Istanbul': 'Istanbul',
      'Africa/Lagos': 'Lagos',
      'Africa/Cairo': 'Cairo',
      'Africa/Nairobi': 'Nairobi',
      'Africa/Johannesburg': 'Johannesburg',
    },
  },
  {
    region: 'Asia and Pacific',
    zones: {
      'Asia/Dubai': 'Dubai',
      'Asia/Karachi': 'Karachi',
      'Asia/Kolkata': 'India',
      'Asia/Dhaka': 'Dhaka',
      'Asia/Bangkok': 'Bangkok',
      'Asia/Singapore': 'Singapore',
      'Asia/Manila': 'Manila',
      'Asia/Hong_Kong': 'Hong Kong',
      'Asia/Shanghai': 'China',
      'Asia/Seoul': 'Seoul',
      'Asia/Tokyo': 'Tokyo',
      'Australia/Perth': 'Perth',
      'Australia/Sydney': 'Sydney',
      'Pacific/Auckland': 'Auckland',
    },
  },
] as const;
