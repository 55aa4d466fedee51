/**
 * Long passwords that are frequent in published leaks: keyboard rows, lyrics, quotations and
 * well-known example passphrases. In lower case, without spaces, punctuation and leading or
 * trailing digits. Shorter passwords are refused for their length.
 */
export const BREACHED_PASSWORDS: ReadonlySet<string> = new Set(
  [
    // Keyboard rows.
    `qwertyuiopasdfghjkl qwertyuiopasdfghjklzxcvbnm qwertyuiopasdfgh asdfghjklqwertyuiop
     asdfghjklzxcvbnm zxcvbnmasdfghjkl zxcvbnmasdfghjklqwertyuiop poiuytrewqlkjhgfdsa
     qazwsxedcrfvtgb q2w3e4r5t6y7u8i q2w3e4r5t6y7u8i9o q2w3e4r5t6y7u8i9o0p qazwsxedcrfvtgbyhn
     qazwsxedcrfvtgbyhnujm zaqxswcdevfrbgtnhy mnbvcxzlkjhgfdsa q1w2e3r4t5y6u7i8
     q1w2e3r4t5y6u7i8o9p q1w2e3r4t5y6u7i a1b2c3d4e5f6g7h a1s2d3f4g5h6j7k qwerty123456qwerty
     qwerty123qwerty asdfasdfasdfasdf zxczxczxczxczxc qweasdzxcqweasdzxc qweasdzxc123qweasdzxc
     abcdefghijklmno abcdefghijklmnop abcdefghijklmnopqrstuvwxyz azertyuiopqsdfghjklm
     azertyuiopqsdfgh qwertzuiopasdfghjkl qwertyqwertyqwerty wertyuiopasdfgh`,
    // Sentences about passwords.
    `thisismypassword thisisapassword thisisnotmypassword thisismynewpassword mypasswordissecret
     mypasswordispassword thepasswordispassword passwordispassword ihatepasswords
     iforgotmypassword iforgetmypassword idontknowmypassword dontforgetmypassword
     nopasswordneeded yourpasswordhere enteryourpassword enterpasswordhere incorrectpassword
     passwordincorrect thepasswordisincorrect yourpasswordisincorrect changethispassword
     changemeplease changemenow pleasechangeme mysecretpassword supersecretpassword
     verysecretpassword topsecretpassword secretpassword superstrongpassword strongpassword
     verystrongpassword securepassword supersecurepassword passwordpasswordpassword
     temporarypassword temppassword defaultpassword masterpassword administratorpassword
     adminpassword rootpassword databasepassword testpassword examplepassword mypassword
     letmeinletmein letmeinplease pleaseletmein opensesameopensesame administrator
     administratoradministrator administration`,
    // Example passphrases and test texts.
    `correcthorsebatterystaple horsebatterystaplecorrect batteryhorsestaplecorrect
     correctbatteryhorsestaple thequickbrownfox thequickbrownfoxjumps
     thequickbrownfoxjumpsoverthelazydog quickbrownfoxjumps loremipsumdolor
     loremipsumdolorsitamet tobeornottobe tobeornottobethatisthequestion helloworldhelloworld
     onetwothreefourfive onetwothreefour onetwothreefourfivesix testtesttesttest
     testingtestingtesting onlythebraveone asdfghjkl; trustnooneever trustnobodyever
     nevergonnagiveyouup nevergiveupneversurrender`,
    // Love, religion and films.
    `iloveyousomuch iloveyouforever iloveyouverymuch iloveyouiloveyou iloveyoubabygirl
     iloveyoumom iloveyoumommy ilovemyfamily ilovemyself ilovemyhusband ilovemywife
     ilovemyboyfriend ilovemygirlfriend ilovemychildren ilovejesuschrist jesuschristislord
     jesusislord jesuslovesme jesuslovesyou godisgoodallthetime godisgreat ingodwetrust
     thankyoujesus jesusismysavior praisethelord godblessamerica bismillahirrahmanirrahim
     alhamdulillah maytheforcebewithyou lukeskywalker starwarsstarwars harrypotterharrypotter
     winteriscoming youshallnotpass onetorulethemall oneringtorulethemall tobeornottobe
     hakunamatata spongebobsquarepants supercalifragilistic supercalifragilisticexpialidocious
     abracadabraabracadabra followthewhiterabbit thereisnospoon elementarymydearwatson
     livelaughlove livelovelaugh carpediemcarpediem hastalavistababy iamthebestintheworld
     iamthegreatest`,
    // Sports clubs, and places near the company.
    `manchesterunited liverpoolfootballclub youllneverwalkalone realmadridrealmadrid
     barcelonabarcelona chelseachelsea torontomapleleafs gomapleleafsgo goleafsgo
     montrealcanadiens torontoraptors wethenorth torontobluejays ilovecanada canadacanada
     canadaiscanada ohcanadaohcanada mississaugaontario torontoontariocanada torontoontario`,
  ].flatMap((group) => group.split(/\s+/)),
);
