"""A window of WebKitGTK as wide as a phone, driven by WebKitWebDriver: webkit-phone.py WIDTH HEIGHT.

MiniBrowser's bar keeps its window wider than 440 px; this window holds nothing but the page.
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

width, height = int(sys.argv[1]), int(sys.argv[2])
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)


def start(_, session):
    info = WebKit2.ApplicationInfo.new()
    info.set_name("phone")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), 0)
    session.set_application_info(info)
    session.connect("create-web-view", lambda _: view)


context.connect("automation-started", start)
window = Gtk.Window()
window.set_default_size(width, height)
window.add(view)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
