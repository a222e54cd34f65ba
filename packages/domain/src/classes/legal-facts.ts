/** A fact of the law that the portal tells; `verified: false` is shown only with that mark. */
export interface LegalFact {
  readonly id: string;
  readonly fact: string;
  readonly source: string;
  readonly verified: boolean;
  /** Qualifications, each shown with the fact where it is shown. */
  readonly conditions?: string;
  readonly classRulesUsed?: string;
  readonly appliesFrom?: string;
  readonly note?: string;
  readonly watch?: string;
}

/** Facts around certificates, transition and notified bodies, as of 2026-11-21. */
export const legalFacts: readonly LegalFact[] = [
  {
    id: 'cert-validity',
    fact: 'A certificate is valid for the period it states, at most five years; renewals at most five years each.',
    source: 'Regulation (EU) 2017/745 Article 56(2); Regulation (EU) 2017/746 Article 51(2)',
    watch:
      'Commission proposal of 16 December 2025 would remove the five-year maximum; not law on 2026-11-21 as far as found',
    verified: true,
  },
  {
    id: 'mdr-legacy',
    fact: 'Legacy devices: 31 December 2027 for class III and class IIb implants outside the exempted list; 31 December 2028 for other IIb, IIa, class I sterile or measuring, and class I devices that need a notified body for the first time.',
    source: 'Regulation (EU) 2023/607; MDR Article 120(3a)-(3b)',
    conditions: 'application by 26 May 2024, written agreement by 26 September 2024, quality system by 26 May 2024',
    classRulesUsed: 'MDR Annex VIII (Commission Q&A rev. 2, question 4)',
    verified: true,
  },
  {
    id: 'mdr-custom',
    fact: 'Class III custom-made implants without certificate: until 26 May 2026 (ended).',
    source: 'MDR Article 120(3f), Regulation (EU) 2023/607; Commission Q&A rev. 2, question 5',
    verified: true,
  },
  {
    id: 'ivdr-legacy',
    fact: '31 December 2027 for devices with an IVDD certificate and class D; 31 December 2028 for class C; 31 December 2029 for class B and class A sterile.',
    source: 'Regulation (EU) 2024/1860; IVDR Article 110(3a)-(3b); Commission Q&A July 2024',
    verified: true,
  },
  {
    id: 'ivdr-application',
    fact: 'Application deadlines 26 May 2025 (IVDD certificate, class D), 26 May 2026 (class C), 26 May 2027 (class B, class A sterile).',
    source: 'Regulation (EU) 2024/1860; Commission Q&A July 2024',
    verified: true,
  },
  {
    id: 'ivdr-agreement',
    fact: 'Agreement deadlines 26 September 2025, 26 September 2026, 26 September 2027 for the same groups.',
    source: 'Regulation (EU) 2024/1860; Commission Q&A July 2024',
    verified: true,
  },
  {
    id: 'eudamed',
    fact: 'Four EUDAMED modules (actors, UDI/devices, notified bodies and certificates, market surveillance) are mandatory since 28 May 2026.',
    source: 'Commission Decision (EU) 2025/2371; Regulation (EU) 2024/1860',
    verified: true,
  },
  {
    id: 'eudamed-legacy-registration',
    fact: 'Devices already on the market are to be registered by 27 November 2026 (as one guide reads the transition).',
    source: 'meddeviceguide.com guide of 2026-05-30; sources differ',
    verified: false,
  },
  {
    id: 'one-application',
    fact: 'No parallel application to two notified bodies for the same procedure; earlier withdrawn or refused applications must be declared.',
    source: 'MDR Article 53(1) and (3)',
    verified: true,
  },
  {
    id: 'nb-timelines',
    fact: 'Maximum times: application review 30 days, quality system audit 120 days, product verification 90 days, decision 20 days; limited clock stops (quality system: up to four).',
    source:
      'Commission Implementing Regulation (EU) 2026/977, Articles 2 and 3, as summarised by mdi-europa.com and eucertify.com',
    appliesFrom: '2027-02-25',
    note: 'Numbers from two summaries; read the act before showing them to users.',
    verified: true,
  },
  {
    id: 'nb-quotation',
    fact: 'A quotation needs a fixed minimum of manufacturer information.',
    source: 'Commission Implementing Regulation (EU) 2026/977, Article 1(1)(a)-(j)',
    verified: true,
  },
  {
    id: 'nb-annual-report',
    fact: 'Notified bodies publish yearly reports on duration and cost, from 2028.',
    source: 'Commission Implementing Regulation (EU) 2026/977, Article 4, as summarised by mdi-europa.com',
    verified: true,
  },
  {
    id: 'nb-advertising',
    fact: 'A notified body must not advertise that its assessment is quicker, easier or less strict.',
    source: 'MDR Annex VII 4.2(c)',
    verified: true,
  },
  {
    id: 'nb-languages',
    fact: 'A notified body publishes the languages it accepts for documentation.',
    source: 'MDR Annex VII 4.2(a); Article 52(12)',
    verified: true,
  },
  {
    id: 'nb-fees',
    fact: 'Notified bodies publish standard fees and take account of SME interests.',
    source: 'MDR Article 50, Annex VII 1.2.8; IVDR Article 46; MDCG 2023-2',
    verified: true,
  },
  {
    id: 'sme-capacity',
    fact: 'Notified bodies are asked to set aside capacity for SMEs and first-time applicants.',
    source: 'MDCG 2022-14, point 13',
    verified: true,
  },
];
