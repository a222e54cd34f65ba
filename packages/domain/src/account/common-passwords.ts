/**
 * Passwords tried first by whoever guesses: the most frequent ones of public lists of leaked passwords that are long enough
 * to be accepted otherwise, keyboard walks, and words of this product. In lower case; compared without regard to capitals.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password password1 password12 password123 password1234 password12345 password! password1! password123! passw0rd passw0rd1 p@ssword p@ssw0rd p@ssw0rd1
  p@ssw0rd123 pass1234 pass12345 passpass passport motdepasse motdepasse1 parola123 parolamea parola1234 passwort passwort1 contraseña contrasena
  12345678 123456789 1234567890 12345678910 0123456789 123456789a a123456789 a12345678 12345678a 87654321 987654321 9876543210 0987654321 11111111 111111111
  1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 999999999 12121212 11223344 1122334455
  112233445566 12341234 123412345 123123123 123321123 147258369 159753456 741852963 789456123 963852741 147852369 123654789 13131313 10101010 01010101
  20202020 12344321 123454321 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1xsw2 q1w2e3r4 q1w2e3r4t5 qwer1234 1234qwer
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty!@# qwertyqwerty asdfghjk asdfghjkl asdfasdf asdf1234 zxcvbnm1 zxcvbnm123
  zxcvbnm, azertyui azertyuiop azerty123 qwertz123 qwertzui qwertzuiop abcd1234 abcdefgh abcdefghi abcdefg1 abc12345 abc123456 abc123abc abcabcabc aaaaaaaa
  aa123456 aaa11111 a1b2c3d4 a1234567 q1234567 z1234567 1234abcd 123456aa 123456ab 123456abc 123456qwe 123qweasd 123qwe123 qweasdzxc qweasd123 1a2b3c4d
  iloveyou iloveyou1 iloveyou2 iloveyou! ilovegod loveyou1 lovelove loveme123 sunshine sunshine1 princess princess1 football football1 baseball baseball1
  basketball superman superman1 batman123 spiderman pokemon1 pokemon123 starwars starwars1 michael1 jennifer jessica1 charlie1 jordan23 michelle danielle
  samantha alexander alexandra alexandru cristian christian christine elizabeth benjamin jonathan nicholas victoria patricia butterfly chocolate
  computer computer1 internet internet1 samsung1 samsung123 microsoft google123 facebook facebook1 linkedin trustno1 letmein1 letmein123 letmeinnow welcome1
  welcome12 welcome123 welcome1! welcome2024 welcome2025 welcome2026 bienvenue bonjour1 changeme changeme1 changeme123 changeit temp1234 temppass default1
  secret123 topsecret mysecret master123 masterkey whatever whatever1 blink182 access14 dragon123 monkey123 shadow123 killer123 soccer123 hockey123
  freedom1 mustang1 mercedes ferrari1 porsche1 corvette cocacola liverpool liverpool1 chelsea1 arsenal1 barcelona juventus realmadrid manchester steelers
  cowboys1 yankees1 redskins lakers24 slipknot metallica nirvana1 blessed1 jesus123 godislove anything november december september february
  administrator admin123 admin1234 admin12345 admin123456 adminadmin root1234 rootroot toor1234 test1234 test12345 testtest testing1 testing123 test@123
  user1234 username demo1234 demodemo guest123 guestguest login123 system32 server123 oracle123 postgres postgres1 manager1 support1 password0
  summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026 january1 qazwsxedc qazwsx123 1qaz@wsx
  !qaz2wsx !qaz@wsx pa55word pa55w0rd passwords passphrase correcthorsebatterystaple nopassword mypassword mypassword1 newpassword newpass1 oldpassword
  hello123 hello1234 helloworld goodluck goodmorning nothing1 something fuckyou1 fuckyou2 fuckyou123 asshole1 bullshit biteme69 696969696 loveyou123
  iloveu123 123love123 woaini1314 woaini520 5201314520 52013144 wang1234 zhang123 li123456 abc123!! aaaa1111 1111aaaa asd12345 qwe12345 zxc12345
  attesta1 attesta12 attesta123 attesta2026 attesta! medical1 medical123 medicaldevice device123 notifiedbody conformity hospital1
  `
    .trim()
    .split(/\s+/),
);
