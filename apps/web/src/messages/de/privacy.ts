import type { AreaTexts } from "../languageTexts.ts";

/** What is stored, where, for how long: to be changed together with the English. */
export const privacy = {
  lead: "Worthy läuft auf dem Server der Person, von der du diese Adresse hast. Was du hier tust, bleibt auf diesem Server und auf deinem Gerät: keine Werbung, kein Tracking, nichts von anderen Seiten. Hier steht alles, was gespeichert wird.",

  nobody: "Bevor du etwas tust",
  nobodyText:
    "Vom Umschauen entsteht kein Konto. Mit deiner ersten Bewertung, dem ersten Listeneintrag oder der ersten Einstellung bekommt dieses Gerät ein Konto ohne Namen: eine zufällige Kennung und einen zufälligen Schlüssel, der beweist, dass du es bist.",

  server: "Auf dem Server",
  account: "Konto",
  accountText:
    "Wann es entstand, seine Rollen, wie oft und wann du Worthy zuletzt geöffnet hast, und was du von dir erzählst: Name, Bild, Vor- und Nachname, Name in E-Mails, Telefonnummer, Genres.",
  email: "E-Mail-Adresse",
  emailText: "Die bestätigte, und eine, die auf Bestätigung wartet. Sie dient zum Anmelden und für E-Mails, um die du gebeten hast, und wird hier sonst niemandem gezeigt.",
  devices: "Geräte",
  devicesText:
    "Für jedes Gerät, auf dem du angemeldet bist: sein Schlüssel, nur als Fingerabdruck, der sich nicht zurückrechnen lässt; ein Name wie „Chrome auf Android“; eine Zufallszahl, die das Gerät sich selbst gegeben hat; und wann es zuletzt genutzt wurde. Beim Abmelden verschwindet das.",
  links: "Anmeldelinks und Codes",
  linksText:
    "Dass ein Link oder Code angefordert wurde, von welchem Gerät, für welche Adresse; das Geheimnis selbst nur als Fingerabdruck. Links gelten 15 Minuten und werden nach zwei Tagen gelöscht, Codes anderer Bildschirme gelten 10 Minuten und werden nach ein, zwei Stunden gelöscht.",
  ratings: "Bewertungen und Gesehenes",
  ratingsText:
    "Was du bewertet hast, wie, wann und wo in Worthy; welche Folgen du als gesehen markiert hast. Scores werden daraus berechnet, wenn du hinsiehst, und nirgends gespeichert.",
  lists: "Listen, Dienste, Einstellungen",
  listsText:
    "Deine Merklisten, dazu, wer wann was hinzugefügt hat, die Dienste und das Land, die du gewählt hast, und die fünf Einstellungen zu Mitteilungen. Bei geteilten Listen auch, was zuletzt von wem getan wurde, und Einladungen, bis 30 Tage nach ihrem Ablauf.",
  friends: "Freunde",
  friendsText:
    "Wer deine Freunde sind, wer wen gefragt hat, wen du blockiert hast, und die Titel, die ihr euch geschickt habt, mit dem, was dabeistand. Es verschwindet, sobald eine der beiden Seiten es entfernt oder ihr Konto löscht.",
  events: "Wie Worthy genutzt wird",
  eventsText:
    "Fehler; und, erst wenn du Ja gesagt hast, geöffnete Seiten, bewertete Titel und Suchen (ihre Länge, nicht ihre Wörter), mit der Kennung deines Kontos, der des Besuchs und mit Größe und Sprache des Fensters. Das bleibt auf diesem Server, hilft beim Reparieren und Verbessern und wird nach 180 Tagen gelöscht. Jeder Fehler steht außerdem einmal da, mit dem Konto, dem er zuletzt begegnet ist, bis ihn 90 Tage niemand mehr hatte.",
  limits: "Zähler gegen Missbrauch",
  limitsText: "Wie oft von einer Adresse etwas versucht wurde, als Fingerabdruck mit einer Zahl. Wird ein, zwei Stunden nach Ablauf seiner Zeit gelöscht.",
  repeats: "Schutz vor doppelter Ausführung",
  repeatsText: "Die Antwort auf jede deiner letzten Änderungen, damit eine noch einmal gesendete nichts doppelt tut. Wird nach zwei Tagen gelöscht.",
  reports: "Gemeldete Fehler",
  reportsText: "Was du an einem Titel als falsch meldest, ohne deinen Namen und deine Kennung.",

  learned: "Was von allen gelernt wird",
  learnedText:
    "Damit Scores besser werden, lernt Worthy aus allen Bewertungen auf diesem Server zusammen. Was davon bleibt, sind Zahlen über Titel, keine über einen Menschen. Ist dein Konto gelöscht, wird von selbst neu gelernt, ohne deine Bewertungen.",

  mail: "E-Mails",
  mailText:
    "Worthy schreibt dir nur, wenn du darum bittest. E-Mails gehen über den Mailserver, den der Betrieb dieses Servers gewählt hat; gibt es keinen, liegen sie einen Tag lang in einem Ordner auf dem Server.",

  device: "Auf deinem Gerät",
  cookie: "Ein Cookie",
  cookieText:
    "Mit „{{name}}“ kann der Server deine Seiten für dich aufbauen. Kein Programm einer Seite kann es lesen, und es erlaubt nur das Lesen. Es bleibt ein Jahr, oder bis du dich abmeldest. Meldest du dich ab, während der Server nicht erreichbar ist, sagt ihm ein Vermerk namens „{{out}}“, dass er das Cookie übergehen soll, bis er davon erfahren hat.",
  known: "Ein zweites Cookie",
  knownText:
    "Mit „{{name}}“ kann dieser Browser auch dann einen Link an deine Adresse anfordern, wenn Fremde zu viele angefordert haben. Es wird beim Anmelden gesetzt, bleibt 90 Tage, auch nach dem Abmelden, und meldet niemanden an. Der Server hat einen Fingerabdruck davon bei deinem Konto.",
  language: "Deine Sprache",
  languageText:
    "„{{name}}“ enthält die Sprache, die du gewählt hast, sonst nichts, damit Seiten und E-Mails in ihr kommen. Es wird erst gesetzt, wenn du eine wählst, und bleibt ein Jahr.",
  tried: "Was ausprobiert wird",
  triedText:
    "„{{name}}“ enthält die Nummer der Worte, die das leere Suchfeld dir zeigt, sonst nichts, damit Seiten mit ihnen kommen. Sie wird auf deinem Gerät ausgelost, sagt nichts über dich und bleibt ein Jahr.",
  storage: "Der Speicher des Browsers",
  storageText:
    "Kennung und Schlüssel deines Kontos, Name und Bild, gewählte Farben, Ansichten und Filter, ob Listen mit Filmen beginnen, letzte Suchen, auf welche Freunde du wartest (mit Adressen, die du gefragt hast, zwei Wochen lang), Zähler von Besuchen und Hinweisen, deine Antwort, ob deine Nutzung festgehalten werden darf, und bei einem Ja die Kennung des Besuchs, eine Zufallszahl des Geräts und was noch zu senden ist, für höchstens zehn Minuten ein Code eines anderen Bildschirms und für höchstens einen Tag eine Einladung, die du geöffnet hast. Beim Abmelden verschwindet, was deins ist. Auch Bewertungen und Listenänderungen, die noch nicht gesendet werden konnten, warten hier; beim Abmelden wirst du gefragt, ob sie für dich aufgehoben werden, höchstens einen Monat. Meldest du dich ab, während der Server nicht erreichbar ist, wartet dein Schlüssel hier, bis der Server ihn beendet hat.",

  others: "Wer es noch sieht",
  othersText:
    "Wer diesen Server betreibt und wer seine Sicherungen hat. Wen diese Person zum Verwalten bestimmt, sieht deine Adresse, wann du zuletzt da warst, wie viele Bewertungen und Geräte du hast und welche Fehler dir begegnet sind, und kann ein Konto sperren oder löschen; nicht, was du bewertet oder auf Listen gesetzt hast. Wo ein Fehlermelder eingerichtet ist, erfährt er von Fehlern, mit der Kennung des Kontos. Leute, mit denen du eine Liste teilst, sehen deinen Namen, dein Bild und was du hinzugefügt hast. Freunde sehen Namen und Bild und, solange ihr beide das teilt, was du bewertet hast. Sonst niemand: Worthys Seiten laden alles von diesem Server, auch die Bilder.",

  rights: "Mitnehmen oder löschen",
  rightsText:
    "Unter „Deine Daten“ kannst du alles herunterladen und dein Konto sofort löschen. Es bleibt nur die zufällige Kennung des Kontos, als gelöscht vermerkt, damit ohne dich neu gelernt wird. Frühere Sicherungen behalten alles, bis sie überschrieben werden.",
  toData: "Deine Daten",
  logs: "Das Protokoll des Servers hält Fehler fest, mit dem aufgerufenen Pfad, nie mit dem, was du getippt hast, und ohne Schlüssel, Link oder E-Mail-Adresse.",
} satisfies AreaTexts<"privacy">;
