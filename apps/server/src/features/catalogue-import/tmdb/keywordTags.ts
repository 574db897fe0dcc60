import { isTag } from "@worthy/catalogue";

/**
 * For each of our tags, TMDB's keywords for it, other than the tag's own words. Of "london, england",
 * the part before the comma is looked up.
 */
const KEYWORDS: Record<string, string> = {
  addiction:
    "drug addiction, alcoholism, alcoholic, drug abuse, gambling addiction, drug addict, opioid crisis",
  "alien-contact":
    "alien, alien invasion, extraterrestrial, first contact, ufo, alien life-form, alien contact",
  ambition: "rise to power, american dream, social climber, rags to riches",
  anthology: "anthology series, horror anthology",
  antihero: "anti hero, anti-villain, vigilante, villain protagonist",
  "art-and-music":
    "musician, music, artist, painter, rock band, singer, pop star, jazz, concert, ballet, hip-hop",
  "artificial-intelligence": "artificial intelligence (a.i.), a.i., sentient computer, singularity",
  betrayal: "infidelity, extramarital affair, adultery, traitor, unfaithfulness, double cross",
  "based-on-book":
    "based on novel or book, based on novel, based on young adult novel, based on children's book, based on short story, based on memoir or autobiography, based on light novel",
  biography: "biopic, based on memoir or autobiography, historical figure",
  "big-city": "city life, metropolis, london, paris, tokyo, chicago",
  "big-ensemble": "ensemble cast, multiple storylines, ensemble",
  "black-and-white": "black and white film",
  britain: "england, london, united kingdom, scotland, british, wales",
  capitalism: "wall street, corporate greed, big business, stock market, consumerism, greed",
  "chef-and-food": "chef, cooking, restaurant, cuisine, food, kitchen, baking",
  christmas: "christmas movie, santa claus, christmas eve, holiday season, christmas party",
  class: "class differences, social class, class society, poverty, upper class, working class",
  "coming-of-age":
    "teenager, teenage girl, teenage boy, growing up, adolescence, loss of innocence",
  "con-artists": "con artist, con man, swindler, scam, fraud, grifter",
  conspiracy: "conspiracy theory, cover-up, government conspiracy, secret society",
  cops: "police, detective, police officer, police procedural, fbi, policeman, law enforcement, lapd, nypd",
  corruption:
    "police corruption, political corruption, corrupt cop, dirty cop, corrupt politician, bribery",
  courtroom: "trial, lawyer, court, courtroom drama, judge, attorney, court case, legal drama",
  "crime-family": "mafia, mafia boss, mobster, mafia family, crime boss, godfather",
  "dark-comedy": "black comedy, gallows humor",
  desert: "sahara desert, arizona desert, sahara",
  detective:
    "private detective, investigation, murder investigation, police detective, private investigator, criminal investigation, detective inspector, homicide detective",
  disability: "blindness, blind, deaf, wheelchair, autism, deafness, paraplegic",
  "dragons-and-magic":
    "magic, dragon, sword and sorcery, wizard, sorcerer, magical creature, high fantasy, spell",
  dystopia: "post-apocalyptic future, totalitarian regime, totalitarianism, apocalypse, dystopian",
  environment:
    "climate change, global warming, pollution, environmentalism, ecology, deforestation",
  "east-asia": "japan, tokyo, china, hong kong, south korea, seoul, taiwan, shanghai",
  europe: "paris, france, italy, rome, germany, berlin, spain, vienna, austria",
  faith: "religion, priest, nun, catholic church, christianity, catholicism, religious",
  fame: "celebrity, stardom, hollywood, movie star, rise to fame, show business",
  family:
    "family relationships, family drama, dysfunctional family, parent child relationship, family conflict, family life, family secrets",
  fatherhood:
    "father son relationship, father daughter relationship, single father, fathers, father, absent father",
  "far-future": "distant future, 24th century, 23rd century, 31st century",
  "fish-out-of-water": "culture clash, stranger in a strange land, culture shock, new kid",
  friendship: "best friend, male friendship, friends, female friendship, buddy, childhood friends",
  frontier: "wild west, old west, american frontier, cowboy, spaghetti western, gunslinger",
  ghosts: "ghost, haunted house, haunting, poltergeist, spirit, supernatural horror",
  "good-and-evil": "good versus evil, good vs evil, devil, demon, chosen one, satan",
  gory: "gore, splatter, slasher, body horror, bloodbath",
  grief:
    "loss of loved one, death of father, death of mother, death in family, mourning, widow, widower, loss of child, loss of family",
  heist: "robbery, bank robbery, thief, bank heist, jewel heist, burglary, theft, bank robber",
  "historical-events":
    "historical, historical event, cold war, world war ii, world war i, french revolution",
  identity: "identity crisis, double life, mistaken identity, secret identity, self-discovery",
  immigration:
    "immigrant, refugee, illegal immigration, immigrants, migration, undocumented immigrant",
  india: "mumbai (bombay), india, new delhi, bollywood, indian",
  injustice:
    "wrongful conviction, wrongful imprisonment, false accusation, falsely accused, discrimination",
  isolation: "stranded, alone, solitude, deserted island, desert island, trapped",
  journalism:
    "journalist, reporter, newspaper, investigative journalism, news reporter, investigative reporter",
  kidnapping: "hostage, abduction, missing person, missing child, captivity, child kidnapping",
  "latin-america": "mexico, brazil, colombia, argentina, cuba, rio de janeiro, buenos aires",
  lgbtq:
    "lgbt, gay, lesbian, gay theme, lesbian relationship, gay relationship, transgender, lgbtq+, homosexuality, boys' love (bl), queer",
  "limited-series": "miniseries, mini-series",
  loneliness: "lonely, alienation, loner",
  "los-angeles": "los angeles, hollywood, beverly hills",
  "love-story":
    "romance, love, love triangle, falling in love, love at first sight, forbidden love, star crossed lovers, romantic",
  marriage:
    "wedding, divorce, husband wife relationship, married couple, marriage crisis, newlywed",
  "martial-arts":
    "kung fu, samurai, karate, ninja, fighting, sword fight, wuxia, mixed martial arts",
  media: "television, radio, reality tv, social media, talk show, news",
  medical: "hospital, doctor, surgeon, nurse, medicine, medical drama, epidemic, pandemic, virus",
  memory: "amnesia, memory loss, dementia, alzheimer's disease",
  "mental-health":
    "depression, mental illness, suicide, psychiatric hospital, schizophrenia, mental hospital, anxiety",
  "mid-century": "1950s, 1940s, 1960s",
  "middle-east": "iraq, iran, israel, afghanistan, palestine, turkey, istanbul, egypt",
  "mind-bending":
    "psychological thriller, reality vs fantasy, dreams, subconscious, hallucination, time loop",
  mockumentary: "found footage, fake documentary",
  monsters:
    "monster, giant monster, creature, kaiju, werewolf, dinosaur, creature feature, godzilla",
  motherhood:
    "mother daughter relationship, mother son relationship, single mother, pregnancy, mother, motherly love",
  "musical-numbers": "musical, song and dance, broadway musical, dancing",
  "nature-and-animals":
    "animals, dog, wildlife, cat, horse, talking animal, bear, wolf, shark, animal",
  "near-future": "near future",
  "new-york": "new york city, manhattan, brooklyn, new york",
  "nineteenth-century": "19th century, victorian england, 1800s, victorian era, american civil war",
  nonlinear: "nonlinear timeline, non-linear timeline, nonlinear storytelling, told in flashback",
  nordic: "sweden, norway, denmark, iceland, finland, stockholm, nordic noir, scandinavia",
  obsession: "stalker, stalking, obsessive love, fixation, obsessed fan",
  "organized-crime":
    "gangster, mafia, mobster, drug cartel, drug dealer, yakuza, drug trafficking, organised crime, gang, triad",
  outlaws: "outlaw, bounty hunter, fugitive, on the run, bandit, escaped convict",
  "parallel-worlds":
    "multiverse, parallel universe, alternate reality, parallel world, isekai, alternate timeline",
  parody: "spoof, genre parody",
  "pirates-and-sea": "pirate, ship, ocean, sea, sailor, submarine, navy",
  politics:
    "politician, president, election, white house, prime minister, u.s. president, government, presidential election",
  "power-struggle": "power, royal court, succession, throne, coup d'etat, coup",
  prison: "prisoner, prison escape, jail, inmate, prison break, women's prison, convict",
  procedural: "police procedural, crime investigation, forensic",
  race: "racism, african american, slavery, racial discrimination, racial segregation, civil rights, black lives matter, racial prejudice",
  rebellion: "revolution, resistance, uprising, rebel, civil war, revolt",
  redemption: "atonement, forgiveness, repentance",
  "religion-and-power":
    "cult, religious cult, catholic church, exorcism, vatican, religious fundamentalism, pope",
  retro: "1970s, 1980s, 1990s",
  revenge: "vengeance, vigilante, revenge killing, rape and revenge",
  rivalry: "rival, sibling rivalry, rivals, enemies to lovers",
  robots: "robot, android, cyborg, mecha, humanoid robot",
  royalty: "queen, king, prince, princess, kingdom, monarchy, royal family, british royal family",
  rural: "countryside, farm, farm life, village, rural area, ranch, rural setting",
  sacrifice: "self sacrifice, self-sacrifice, martyr",
  school:
    "high school, college, university, student, teacher, high school student, boarding school, school life",
  "serial-killer": "murderer, killer, psychopath, slasher, murder spree",
  siblings:
    "brother brother relationship, brother sister relationship, sister sister relationship, brother, sister, twins, sibling relationship",
  sitcom: "workplace comedy, multi-camera, family sitcom",
  "sketch-and-variety": "sketch comedy, variety show, late night show",
  sisterhood: "female friendship, woman friendship, sister sister relationship, group of women",
  space:
    "spacecraft, outer space, space travel, astronaut, space opera, spaceship, space station, mars, moon, galaxy, space battle",
  spies:
    "spy, espionage, cia, secret agent, mi6, kgb, undercover agent, secret mission, secret intelligence service, mossad",
  sports:
    "sport, football, baseball, basketball, boxing, boxer, soccer, american football (sport), race car, athlete, sports team, wrestling",
  "strong-heroine": "female protagonist, strong woman, female hero, heroine, action heroine",
  suburbia: "suburb, american suburb, neighbor, neighborhood, suburban",
  superheroes:
    "superhero, super power, based on comic, marvel cinematic universe (mcu), dc universe, superhero team, super villain, supervillain, dc extended universe (dceu)",
  survival:
    "survivor, survival horror, fight for survival, shipwreck, natural disaster, disaster, wilderness, zombie apocalypse",
  suspenseful: "suspense, cat and mouse",
  "swords-and-sandals":
    "ancient rome, gladiator, roman empire, ancient greece, sword and sandal, greek mythology, ancient world",
  technology:
    "computer, internet, hacker, hacking, scientist, experiment, inventor, social network",
  "time-travel": "time machine, time loop, time traveler, time paradox",
  trauma:
    "post-traumatic stress disorder (ptsd), child abuse, rape, sexual abuse, domestic violence, abuse, ptsd",
  travel: "road trip, road movie, journey, expedition",
  "true-crime": "true crime documentary, unsolved murder",
  undercover: "undercover cop, undercover agent, infiltration, double agent, undercover operation",
  vampires: "vampire, dracula, vampire hunter (slayer), vampire slayer",
  "virtual-reality": "simulation, simulated reality, video game, cyberspace, metaverse, mmorpg",
  "war-and-conscience":
    "anti war, pacifism, vietnam war, holocaust (shoah), war crimes, nazi, iraq war",
  wartime:
    "soldier, world war ii, world war i, vietnam war, war, nazi, iraq war, korean war, battlefield, nazi germany",
  whodunit: "murder mystery, murder investigation, amateur detective, locked room mystery",
  witches: "witch, witchcraft, coven, black magic, sorceress",
  "womens-lives": "feminism, women's rights, feminist, female empowerment",
  "working-life":
    "office, job, unemployment, labor union, boss, coworker coworker relationship, co-workers relationship",
  workplace: "office, workplace comedy, coworker, office life, workplace romance",
  zombies: "zombie, zombie apocalypse, undead, living dead",
};

const tagsByKeyword = new Map<string, string[]>();
for (const [tag, keywords] of Object.entries(KEYWORDS))
  for (const keyword of keywords.split(", "))
    tagsByKeyword.set(keyword, [...(tagsByKeyword.get(keyword) ?? []), tag]);

/** Our tags for a keyword of TMDB's. */
export function keywordTags(keyword: string): string[] {
  const name = keyword.trim().toLowerCase();
  const slug = name.replace(/[^a-z0-9]+/g, "-");
  const place = name.split(",", 1)[0] ?? "";
  const tags = tagsByKeyword.get(name) ?? tagsByKeyword.get(place) ?? [];
  return [slug, ...tags].filter(isTag);
}
