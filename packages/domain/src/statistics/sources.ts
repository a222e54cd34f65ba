/** A publication of reference figures. */
export interface SourceOfFigures {
  /** Name of the website or of the data set. */
  site: string;
  /** Address of the website; the address of the page itself is not recorded. */
  url: string;
  /** Date of the publication, if known. */
  publishedOn?: string;
}

/** The publications of the reference figures. What each one publishes is described in the portal's bundles. */
export const statisticsSources = {
  makrocareTable: { site: 'makrocare.com', url: 'https://www.makrocare.com/', publishedOn: '2024-03-26' },
  makrocare: { site: 'makrocare.com', url: 'https://www.makrocare.com/' },
  casusconsulting: { site: 'casusconsulting.com', url: 'https://casusconsulting.com/' },
  portamedica: { site: 'portamedica.eu', url: 'https://portamedica.eu/' },
  risWorld: { site: 'ris.world', url: 'https://ris.world/' },
  risWorldSurvey10: { site: 'ris.world', url: 'https://ris.world/' },
  emergo: { site: 'emergobyul.com', url: 'https://www.emergobyul.com/' },
  gmpComplianceSurvey14: { site: 'gmp-compliance.org', url: 'https://www.gmp-compliance.org/' },
  gmpComplianceSurvey2023: { site: 'gmp-compliance.org', url: 'https://www.gmp-compliance.org/' },
  igmpi: { site: 'igmpi.ac.in', url: 'https://igmpi.ac.in/' },
  qarad: { site: 'qarad.com', url: 'https://www.qarad.com/' },
  qaradCodes: { site: 'qarad.com', url: 'https://www.qarad.com/' },
  mdlaw: { site: 'mdlaw.eu', url: 'https://mdlaw.eu/' },
  reedtech: { site: 'reedtech.com', url: 'https://www.reedtech.com/', publishedOn: '2024-07-15' },
  openregulatory: {
    site: 'openregulatory/notified-body-survey-data',
    url: 'https://github.com/openregulatory/notified-body-survey-data',
  },
} as const satisfies Record<string, SourceOfFigures>;

export type StatisticsSource = keyof typeof statisticsSources;

/** Returns a source by its id. */
export const sourceOf = (id: StatisticsSource): SourceOfFigures => statisticsSources[id];
