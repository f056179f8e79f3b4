/**
 * Base words of the most used passwords of published lists, English and Spanish, of four letters and more, in lower case and
 * without accents. Shorter ones, runs such as `qwerty` and `12345`, and years are found by rule.
 */
export const passwordWords: readonly string[] = `
password passwort passcode passphrase contrasena secret secreto secure security seguro seguridad login logon welcome
bienvenido bienvenida access acceso admin administrator administrador root user usuario guest invitado default changeme
letmein enter open sesame testing test temp temporary temporal demo sample example ejemplo master maestro superuser system
sistema server computer internet network wifi windows microsoft google facebook instagram twitter youtube samsung android
apple iphone linux oracle cisco amazon netflix hotmail gmail yahoo outlook office company empresa business trabajo school
escuela student teacher manager service support soporte account cuenta hello hola hallo goodbye adios please porfavor thanks
gracias whatever nothing nada trustno iloveyou ilove loveyou love lovely lover lovers loveme forever teamo tequiero
tequieromucho amor amores miamor corazon carino mivida princesa principe bonita bonito hermosa hermoso chiquita bebe baby
babygirl babyboy sweet sweety sweetie honey angel angels angelito heaven jesus jesucristo cristo christ dios blessed blessing
faith church iglesia heart kisses family familia mother mommy mama mami father daddy papa papi sister hermana brother hermano
friend friends amigo amiga amigos bestfriend boyfriend girlfriend novio novia daughter hija hijo prince princess queen reina
king kings lady dragon monkey mono tiger tigre lion leon eagle aguila falcon hawk bear bears wolf lobo horse caballo puppy
doggy perro kitty kitten gato panther shark dolphin delfin butterfly mariposa chicken rabbit turtle spider scorpion snake
cobra phoenix unicorn dinosaur buster bandit rocky shadow lucky smokey tigger snoopy pepper ginger cookie cookies peanut
coffee cafe chocolate banana orange naranja cherry cereza lemon limon manzana pumpkin cheese queso pizza taco butter cupcake
candy sunshine sunflower sunny flower flowers flores rose rosa rainbow arcoiris summer verano winter invierno spring primavera
autumn otono monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo
january february march april june july august september october november december enero febrero marzo abril mayo junio julio
agosto septiembre octubre noviembre diciembre christmas navidad halloween birthday cumpleanos vacation football futbol soccer
baseball beisbol basketball hockey softball volleyball tennis golf golfer racing nascar yankees redsox dodgers lakers chelsea
arsenal liverpool barcelona barca realmadrid america chivas cruzazul cowboys steelers packers eagles patriots broncos raiders
ravens giants dolphins jordan player champion winner gamer gaming minecraft fortnite roblox pokemon pikachu naruto starwars
skywalker superman batman spiderman ironman matrix ninja samurai pirate wizard killer hunter ranger rangers soldier warrior
hammer thunder lightning trueno tornado hurricane storm diamond diamante silver golden gold platinum crystal purple yellow
green blue black white negro blanco azul verde rojo freedom libertad liberty peace success exito money dinero dollar lottery
casino poker ferrari mercedes porsche mustang corvette camaro harley yamaha honda toyota nissan chevy chevrolet jeep truck
hotrod rock rocknroll metal metallica slipknot nirvana guitar guitarra piano music musica dance dancer happy feliz alegria
smile sonrisa beautiful pretty cutie hottie sexy fuckyou fuck fucker shit asshole bitch pussy cock dick porn bigdog bigdaddy
badboy goodboy cowboy cowgirl playboy gangster hacker hacked michael michelle matthew jessica jennifer ashley amanda daniel
daniela andrew andrea anthony antonio joshua jasmine joseph jose thomas robert roberto charlie charles william george jorge
richard ricardo nicole natalie natalia melissa brandon jonathan justin taylor hannah samantha alexander alejandro alejandra
alexandra alexis stephanie estrella carlos maria mario fernando fernanda gabriel gabriela isabel isabella valentina sebastian
santiago diego javier miguel angela manuel eduardo rodrigo francisco guadalupe luisa juan pedro pablo laura lorena monica
patricia veronica adriana mariana victoria victor elizabeth maggie molly bailey buddy rachel rebecca heather tyler austin
dallas denver boston chicago newyork texas california florida london paris madrid mexico mexicano colombia colombiano
venezuela guatemala honduras salvador peru argentina espana cuba puertorico usausa country tennessee knoxville nashville
memphis food foodbank pantry donate donation donor hunger hungry kitchen grocery groceries comida alimentos despensa hambre
banco harvest rescue feeding volunteer voluntario neighbor vecino community comunidad charity caridad giving
`
  .trim()
  .split(/\s+/)
