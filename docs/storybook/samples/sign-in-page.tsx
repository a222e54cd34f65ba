import { Logo } from '@attesta/ui/display/logo';
import { Heading, Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Checkbox } from '@attesta/ui/inputs/checkbox';
import { PasswordField } from '@attesta/ui/inputs/password-field';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Link } from '@attesta/ui/navigation/link';
import { AuthFrame } from '@attesta/ui/shell/auth-frame';
import { styled } from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

/** A single element, which the auth frame centres. */
const Lead = styled.div`
  display: grid;
  gap: 12px;
`;

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: space-between;
  align-items: center;
`;

const translations = {
  en: {
    title: 'Welcome back',
    subtitle: 'Sign in with the address you registered.',
    email: 'Email',
    password: 'Password',
    stay: 'Stay signed in',
    forgot: 'Forgot password',
    send: 'Sign in',
    none: 'No account yet?',
    register: 'Register',
    lead: 'Find the bodies that can assess your device',
  },
  fr: {
    title: 'Bon retour',
    subtitle: 'Connectez-vous avec l’adresse que vous avez enregistrée.',
    email: 'Adresse électronique',
    password: 'Mot de passe',
    stay: 'Rester connecté',
    forgot: 'Mot de passe oublié',
    send: 'Se connecter',
    none: 'Pas encore de compte ?',
    register: 'S’inscrire',
    lead: 'D’un dispositif à ceux qui peuvent l’évaluer',
  },
  ro: {
    title: 'Bine ați revenit',
    subtitle: 'Conectați-vă cu adresa pe care ați înregistrat-o.',
    email: 'Adresă de e-mail',
    password: 'Parolă',
    stay: 'Rămân conectat',
    forgot: 'Am uitat parola',
    send: 'Conectare',
    none: 'Nu aveți încă un cont?',
    register: 'Înregistrare',
    lead: 'De la un dispozitiv la cei care îl pot evalua',
  },
  zh: {
    title: '欢迎回来',
    subtitle: '请使用注册时填写的邮箱登录。',
    email: '邮箱',
    password: '密码',
    stay: '保持登录',
    forgot: '忘记密码',
    send: '登录',
    none: '还没有账户？',
    register: '注册',
    lead: '从器械到能够评估它的机构',
  },
} as const;

export function SignInPage({ language = 'en' }: { language?: keyof typeof translations }) {
  const t = translations[language];
  return (
    <AuthFrame
      logo={
        <a href="#home" aria-label="Attesta">
          <Logo />
        </a>
      }
      title={t.title}
      subtitle={t.subtitle}
      footer={
        <>
          {t.none} <Link href="#register">{t.register}</Link>
        </>
      }
      aside={
        <Lead>
          <Heading level={2} size="h1">
            {t.lead}
          </Heading>
          <Text size="large">Attesta</Text>
        </Lead>
      }
    >
      <Form onSubmit={(event) => event.preventDefault()}>
        <TextField type="email" name="email" label={t.email} autoComplete="username" required />
        <PasswordField name="password" label={t.password} autoComplete="current-password" required />
        <Ends>
          <Checkbox name="stay" label={t.stay} />
          <Link href="#forgot">{t.forgot}</Link>
        </Ends>
        <Button type="submit" size="large" fullWidth>
          {t.send}
        </Button>
      </Form>
    </AuthFrame>
  );
}
