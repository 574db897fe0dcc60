import { speak } from "../../messages/speech.ts";
import { speech } from "../../messages/speeches/es.ts";

// The page's head names this file before the program's own, which therefore begins when this has run.
speak(speech);
