import { Breadcrumbs } from '@attesta/ui/navigation/breadcrumbs';
import { Tabs } from '@attesta/ui/navigation/tabs';
import { ThemeRoot } from '@attesta/ui/theme';

const items = [
  { value: 'open', label: 'مفتوح', content: 'ثلاث شهادات' },
  { value: 'closed', label: 'مغلق', content: 'لا شيء' },
];

/** Arrow keys, chevrons and margins follow the `dir` attribute. */
export const RightToLeft = () => (
  <ThemeRoot dir="rtl" lang="ar">
    <Breadcrumbs
      items={[{ label: 'الرئيسية', href: '#home' }, { label: 'الأجهزة' }]}
      labels={{ breadcrumbs: 'المسار' }}
    />
    <Tabs label="الشهادات" items={items} />
  </ThemeRoot>
);
