import { Card } from '@attesta/ui/display/card';
import { LanguagePicker } from '@attesta/ui/shell/language-picker';
import { useState } from 'react';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'ro', name: 'Română' },
  { code: 'zh', name: '中文' },
];
const titles: Record<string, string> = {
  en: 'Your devices',
  fr: 'Vos dispositifs',
  ro: 'Dispozitivele dumneavoastră',
  zh: '您的器械',
};

export function Greeting() {
  const [code, setCode] = useState('fr');
  return (
    <Card
      lang={code}
      title={titles[code]}
      actions={<LanguagePicker languages={languages} value={code} onValueChange={setCode} />}
    />
  );
}
