import { passwordTooCommon } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";

// The most used passwords of six characters and more, lower-cased; the first that anyone tries.
const commonPasswords = new Set(
  `123456 123456789 12345678 1234567 1234567890 123123 111111 000000 654321 666666 121212 112233 123321 789456 987654321
  987654 101010 131313 159753 147258 147258369 159357 222222 333333 444444 555555 777777 888888 999999 232323 696969
  123654 456789 789456123 0123456789 012345 102030 11111111 00000000 88888888 12341234 123454321 1111111 1234561
  qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwert1 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc zaq12wsx
  asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm 1234qwer qwer1234 q1w2e3r4 abc123 abcd1234 abcdef abcdefg a123456 a12345
  aa123456 aaaaaa a1b2c3 a1b2c3d4 123abc 1234abcd 123qwe password password1 password12 password123 password1234 passw0rd
  p@ssword p@ssw0rd p@55w0rd passwort pass123 pass1234 passpass mypassword changeme default letmein letmein1 welcome
  welcome1 welcome123 secret secret1 admin1 admin12 admin123 admin1234 administrator root123 toor123 test123 test1234
  testtest tester guest123 user123 login123 access master master1 superman batman spiderman ironman pokemon naruto
  dragon monkey shadow sunshine princess princess1 iloveyou iloveyou1 iloveu loveme lovely love123 football football1
  baseball basketball soccer hockey arsenal chelsea chelsea1 liverpool liverpool1 manchester barcelona realmadrid
  juventus ronaldo messi10 michael michael1 jordan jordan23 michelle jessica jennifer daniel andrew joshua thomas
  charlie robert matthew anthony william samuel samuel1 emmanuel emmanuel1 blessing blessing1 gracious favour favour1
  godisgood jesus1 jesus123 jesuschrist ilovejesus jesusislord thankgod thankyou godwin goodluck victor victory victory1
  nigeria nigeria1 nigeria123 naija1 naija123 lagos123 abuja123 computer internet samsung google facebook instagram
  whatsapp whatever freedom flower ginger pepper cookie cheese chocolate banana orange summer winter hunter ranger
  starwars matrix killer trustno1 mustang corvette ferrari mercedes asdasd qweqwe zxczxc qqqqqq zzzzzz livingarchive
  thelivingarchive museum museum1 museum123`.split(/\s+/),
);

/** Refuses a password that everybody tries first. */
export function assertUncommonPassword(password: string): void {
  if (!commonPasswords.has(password.toLowerCase())) return;
  throwAppError("invalid_input", passwordTooCommon, { fields: { password: passwordTooCommon } });
}
